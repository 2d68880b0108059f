import { formatLocales } from '@parvis/api-client/languages';
import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import type { MailBlock, MailContent } from '../../platform/mail/mail-content.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { waitingChatsOf } from '../messages/index.ts';
import { missedNotificationsOf } from '../notifications/index.ts';
import { createEventsNaming } from '../publications/index.ts';
import { eventPlace, type EventPlace } from './event-place.ts';
import { texts } from './mail-texts.ts';
import type { Recipient } from './repository.ts';

type CommunityEvent = components['schemas']['CommunityEvent'];

interface Period {
  readonly frequency: 'daily' | 'weekly';
  /** The time of the last digest. Earlier news is left out. */
  readonly since: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** How far ahead of the digest its events begin, so that each event is in one or two of them. */
const AHEAD = { daily: 2 * DAY, weekly: 8 * DAY } as const;
const CHATS = 5;
const SENTENCES = 6;
const EVENTS = 4;

const dateOf = ({ beginsAt, event: { timeZone } }: CommunityEvent, language: Language): string =>
  new Intl.DateTimeFormat(formatLocales[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(Date.parse(beginsAt));

/** Creates the function that collects what a member has missed. It returns null if there is nothing. */
export function createDigestContent(dependencies: Dependencies) {
  const { clock } = dependencies;
  const waitingChats = waitingChatsOf(dependencies);
  const missedNotifications = missedNotificationsOf(dependencies);
  const eventsNaming = createEventsNaming(dependencies);

  /** The next events in the places of the member. Leaves out those they attend. */
  async function eventsFor(member: Recipient, until: number) {
    const home = member.zip === null ? null : (await zipCodes()).find(member.zip);
    const own = { parish: member.parish ?? '', diocese: member.diocese ?? '', town: home?.town ?? '' };
    const found: Record<EventPlace, CommunityEvent[]> = { parish: [], diocese: [], town: [], name: [] };
    const period = { after: clock.now(), until };
    for await (const event of eventsNaming({ userId: member.id }, period, Object.values(own))) {
      const place = eventPlace(own, event.title, event.event.place);
      if (place !== null) found[place].push(event);
      if (found.parish.length >= EVENTS && found.town.length >= EVENTS) break;
    }
    return {
      parish: [...found.parish, ...found.diocese].slice(0, EVENTS),
      near: found.town.slice(0, EVENTS),
      sameName: found.name.slice(0, EVENTS),
    };
  }

  return async (
    member: Recipient,
    { frequency, since }: Period,
    unsubscribePath: string,
  ): Promise<MailContent | null> => {
    const { id, language } = member;
    const words = inLanguage(texts, language);
    const [chats, sentences, events] = await Promise.all([
      waitingChats(id, since, CHATS),
      missedNotifications(id, since, language),
      eventsFor(member, clock.now() + AHEAD[frequency]),
    ]);
    const lineOf = (event: CommunityEvent): string => {
      const when = dateOf(event, language);
      const { place } = event.event;
      return place === '' ? words.onlineEvent(when, event.title) : words.event(when, event.title, place);
    };
    const more = sentences.length - SENTENCES;
    const parts: readonly (readonly [string, readonly string[], MailBlock | null])[] = [
      [
        words.messages,
        chats.map(({ name, unread }) => words.from(name, unread)),
        { kind: 'action', label: words.readMessages, path: '/messages' },
      ],
      [
        words.notifications,
        [...sentences.slice(0, SENTENCES), ...(more > 0 ? [words.more(more)] : [])],
        { kind: 'action', label: words.readNotifications, path: '/notifications' },
      ],
      [words.parish, events.parish.map(lineOf), null],
      [words.near, events.near.map(lineOf), null],
      [words.sameName(member.parish ?? ''), events.sameName.map(lineOf), null],
    ];
    const blocks = parts.flatMap(([heading, items, action]): MailBlock[] =>
      items.length === 0
        ? []
        : [
            { kind: 'subheading', text: heading },
            { kind: 'list', items },
            ...(action === null ? [] : [action]),
          ],
    );
    if (blocks.length === 0) return null;
    const hasEvents = events.parish.length + events.near.length + events.sameName.length > 0;
    return {
      language,
      subject: words.subject[frequency],
      preview: parts
        .filter(([, items]) => items.length > 0)
        .map(([heading]) => heading)
        .join(' · '),
      footer: words.footer,
      blocks: [
        { kind: 'heading', text: words.subject[frequency] },
        { kind: 'paragraph', text: words.hello(member.first_name) },
        { kind: 'paragraph', text: words.lead },
        ...blocks,
        ...(hasEvents ? [{ kind: 'action', label: words.seeEvents, path: '/events' } as const] : []),
        { kind: 'note', text: words.noAnswers },
        { kind: 'link', label: words.settings, path: '/settings/notifications#digest' },
        { kind: 'link', label: words.unsubscribe, path: unsubscribePath },
      ],
    };
  };
}
