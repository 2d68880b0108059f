import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { namesAll, wordsBeside } from '../../platform/places/shared-place.ts';
import { soughtTextWords, textWords } from '../../platform/text-words.ts';
import { everything, type PublicationFilter } from './filter.ts';
import { createParishNames, type ParishName } from './parish-names.ts';
import { createPublicationRepository, type PublicationRow } from './repository.ts';

type Schemas = components['schemas'];

export type CalendarSource = Schemas['CalendarSource'];
type EventSource = Exclude<CalendarSource, 'feasts'>;

/** The events end after the first time, and begin before the second one. Null means that there is no limit. */
export interface EventPeriod {
  readonly after: number;
  readonly until: number | null;
}

interface EventInterests {
  readonly userId: string;
  /** Whether to include the events that the member has signed up for. */
  readonly isGoing: boolean;
  /** The names of groups. */
  readonly groups: readonly string[];
  /** The ids of parishes. */
  readonly parishes: readonly string[];
}

export interface MemberEvent {
  readonly row: PublicationRow;
  /** The details, with the link only for members who have signed up. */
  readonly event: Schemas['EventDetails'];
  readonly sources: readonly EventSource[];
}

const DAY = 24 * 60 * 60 * 1000;
/** The row of a series has its next occurrence. A monthly series on the 31st skips a month, so it can be this far away. */
const LONGEST_PAUSE = 63 * DAY;
/** The maximum number of events of each query, the next ones first. */
const MOST = 500;

/** A group whose name is a single word, such as 'Rosary', would claim the events of others. */
const isDistinct = (name: string): boolean => soughtTextWords(name).length > 1;

/** Many parishes have the same name, so the event must also name the diocese or the town. */
function namesParish(words: ReadonlySet<string>, { title, diocese, town }: ParishName): boolean {
  const others = wordsBeside(words, title);
  return namesAll(words, title) && (namesAll(others, diocese) || namesAll(others, town));
}

/**
 * Creates the function that reads the events of a period that a member attends, that belong to their parishes, or that
 * name their groups or parishes.
 */
export function createMemberEvents({ clock, database }: Pick<Dependencies, 'clock' | 'database'>) {
  const repository = createPublicationRepository(database);
  const parishNames = createParishNames(database);

  const page = (filter: Partial<PublicationFilter>, viewer: string): Promise<PublicationRow[]> =>
    repository.page(
      { ...everything, kind: 'event', state: 'published', ...filter },
      { column: 'begins_at', direction: 'asc' },
      { limit: MOST, after: null, viewer },
    );

  return async (
    { userId, isGoing, groups, parishes }: EventInterests,
    { after, until }: EventPeriod,
  ): Promise<MemberEvent[]> => {
    const now = clock.now();
    // A series that continues ends after the present, so its row is found for any later period.
    const times = {
      endsAfter: Math.min(after, now),
      beginsUntil: until === null ? null : Math.max(until, now + LONGEST_PAUSE),
    };
    const distinct = groups.filter(isDistinct);
    const named = await parishNames.byIds(parishes);
    // The longest word of each name matches the fewest events.
    const anyWord = [...distinct, ...named.map(({ title }) => title)].flatMap((name) =>
      soughtTextWords(name).slice(0, 1),
    );
    const attended = isGoing ? await page({ ...times, markedBy: userId }, userId) : [];
    const linked = parishes.length === 0 ? [] : await page({ ...times, anyParish: parishes }, userId);
    const naming = anyWord.length === 0 ? [] : await page({ ...times, anyWord }, userId);

    const memberEvent = (row: PublicationRow): MemberEvent => {
      // The service has written these details for an event, so the type is right.
      const event = JSON.parse(row.details) as Schemas['EventDetails'];
      const words = new Set(textWords(`${row.title} ${row.author} ${event.place}`));
      const sources: EventSource[] = [];
      const isOfParish = row.parish_id !== null && parishes.includes(row.parish_id);
      if (isOfParish || named.some((parish) => namesParish(words, parish))) sources.push('parish');
      if (distinct.some((name) => namesAll(words, name))) sources.push('groups');
      if (isGoing && row.is_marked > 0) sources.push('events');
      return { row, event: { ...event, link: row.is_marked > 0 ? event.link : '' }, sources };
    };
    const rows = new Map([...attended, ...linked, ...naming].map((row) => [row.id, row]));
    return [...rows.values()].map(memberEvent).filter(({ sources }) => sources.length > 0);
  };
}
