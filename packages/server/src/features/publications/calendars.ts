import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { restrictionsOf } from '../restrictions/index.ts';
import { calendarOf, type CalendarEvent, type CalendarFeast } from './calendar.ts';
import {
  CANCELLATION_RETENTION,
  createEventCancellations,
  type Cancellation,
} from './event-cancellations.ts';
import { createFeedAddresses, type FeedRequest } from './feed-addresses.ts';
import type { CalendarSource, EventPeriod, MemberEvent } from './member-events.ts';
import { publicationPolicy } from './policy.ts';
import { calendarNotFound, publicationNotFound } from './errors.ts';
import { modifiedAt } from './modified-at.ts';
import { everything } from './filter.ts';
import { slotsOfMember, type MemberSlot } from '../shared-prayers/index.ts';
import { createPublicationRepository, type PublicationRow } from './repository.ts';
import { visitorEvent } from './visitor-view.ts';

export type { CalendarFeast } from './calendar.ts';

/** Selects the content of a member's calendar. It is passed in, because it depends on this feature. */
export interface MemberCalendar {
  events(userId: string, sources: ReadonlySet<CalendarSource>, period: EventPeriod): Promise<MemberEvent[]>;
  /** The liturgical days from one day to another. A day is a number that counts from 1 January 1970. */
  days(userId: string, from: number, to: number): Promise<components['schemas']['CalendarDay'][]>;
  /** The solemnities, feasts and days of obligation, in the member's language. */
  feasts(userId: string, from: number, to: number): Promise<CalendarFeast[]>;
}

const DAY = 24 * 60 * 60 * 1000;
/** The time for which past events stay in subscribed calendars. */
const RETENTION = 90 * DAY;
/** How far ahead subscribed calendars have feasts, in days. */
const FEASTS_AHEAD = 366;
/** No parish plans more events. There is a limit because calendar programs read all events on each poll. */
const MOST = 500;

function eventOf(row: PublicationRow): CalendarEvent {
  const { id, title, summary, revision, details } = row;
  // The service has written these details for an event, so the type is right.
  const event = JSON.parse(details) as components['schemas']['EventDetails'];
  return { id, title, summary, updatedAt: modifiedAt(row), sequence: revision, isCancelled: false, event };
}

function cancelledEvent({ event_id, title, cancelled_at, revision, details }: Cancellation): CalendarEvent {
  // The column has a copy of the details of an event, so the type is right.
  const event = JSON.parse(details) as components['schemas']['EventDetails'];
  return {
    id: event_id,
    title,
    summary: '',
    updatedAt: cancelled_at,
    sequence: revision,
    isCancelled: true,
    event: { ...event, place: '', link: '' },
  };
}

const MINUTE = 60 * 1000;

/** A slot of a shared prayer. Its time is in UTC, because it does not repeat. */
const slotEvent = ({ id, prayerId, title, day, beginsAt, endsAt, takenAt }: MemberSlot): CalendarEvent => ({
  id,
  title,
  summary: '',
  updatedAt: takenAt,
  sequence: 0,
  isCancelled: false,
  path: `/shared-prayer/${prayerId}`,
  ...(day === null ? {} : { day }),
  event: {
    startsAt: new Date(beginsAt).toISOString().slice(0, 16),
    minutes: (endsAt - beginsAt) / MINUTE,
    timeZone: 'UTC',
    recurrence: 'none',
    until: null,
    place: '',
    link: '',
  },
});

/** Anyone can read these calendars, so they contain what visitors see. */
const forVisitors = ({ event, ...known }: CalendarEvent): CalendarEvent => ({
  ...known,
  event: { ...visitorEvent(event), link: '' },
});

export function createCalendars(dependencies: Dependencies, memberCalendar: MemberCalendar) {
  const { clock, config, database, secrets } = dependencies;
  const repository = createPublicationRepository(database);
  const cancellations = createEventCancellations(database);
  const restrictions = restrictionsOf(database, clock);
  const addresses = createFeedAddresses(secrets.key('calendar feeds'));

  async function eventsToCome(): Promise<CalendarEvent[]> {
    const rows = await repository.page(
      { ...everything, kind: 'event', state: 'published', endsAfter: clock.now() - RETENTION },
      { column: 'begins_at', direction: 'asc' },
      { limit: MOST, after: null, viewer: null },
    );
    const cancelled = await cancellations.recent(cancelledSince(), null);
    return [...rows.map(eventOf), ...cancelled.map(cancelledEvent)];
  }

  /** The events of a member. Only those that the member has signed up for are shown as canceled. */
  async function memberEvents(
    userId: string,
    sources: ReadonlySet<CalendarSource>,
  ): Promise<CalendarEvent[]> {
    const events = await memberCalendar.events(userId, sources, {
      after: clock.now() - RETENTION,
      until: null,
    });
    const cancelled = sources.has('events') ? await cancellations.recent(cancelledSince(), userId) : [];
    return [
      ...events.map(({ row, event }) => ({ ...eventOf(row), event })),
      ...cancelled.map(cancelledEvent),
    ];
  }

  async function feastsOf(userId: string, sources: ReadonlySet<CalendarSource>): Promise<CalendarFeast[]> {
    if (!sources.has('feasts')) return [];
    const today = Math.floor(clock.now() / DAY);
    return memberCalendar.feasts(userId, today, today + FEASTS_AHEAD);
  }

  const cancelledSince = (): number => clock.now() - CANCELLATION_RETENTION;

  async function eventById(id: string): Promise<CalendarEvent> {
    const row = await repository.find(id, null);
    if (row?.kind === 'event' && row.state === 'published') return forVisitors(eventOf(row));
    const cancelled = await cancellations.find(id, cancelledSince());
    if (cancelled === null) throw publicationNotFound('event');
    return cancelledEvent(cancelled);
  }

  const write = (
    events: readonly CalendarEvent[],
    name: string,
    feasts: readonly CalendarFeast[] = [],
  ): Buffer => calendarOf(events, { name, siteUrl: config.siteUrl, feasts });

  return {
    all: async (): Promise<Buffer> => write((await eventsToCome()).map(forVisitors), 'Parvis'),

    async one(id: string): Promise<Buffer> {
      const event = await eventById(id);
      return write([event], event.title);
    },

    async addressOf({ userId }: Actor): Promise<string | null> {
      const feed = await repository.feedOf(userId);
      return feed === null ? null : addresses.sign(feed.id);
    },

    /** Creates a new address. The previous address of the member becomes invalid. */
    async newAddress({ userId }: Actor): Promise<string> {
      const feed = { id: newId(clock), user_id: userId, created_at: clock.now() };
      await database.transaction((transaction) => repository.replaceFeed(transaction, feed));
      return addresses.sign(feed.id);
    },

    async own(request: FeedRequest, sources: ReadonlySet<CalendarSource>): Promise<Buffer> {
      if (!publicationPolicy.subscribe(addresses, request)) throw calendarNotFound();
      const feed = await repository.findFeed(request.id);
      // A suspended or banned member must not get the links of events from their calendar.
      if (feed === null || (await restrictions.refusalOf(feed.user_id)) !== undefined)
        throw calendarNotFound();
      const [events, slots, feasts] = await Promise.all([
        memberEvents(feed.user_id, sources),
        sources.has('events') ? slotsOfMember(database, feed.user_id, clock.now() - RETENTION) : [],
        feastsOf(feed.user_id, sources),
      ]);
      return write([...events, ...slots.map(slotEvent)], 'Parvis', feasts);
    },
  };
}
