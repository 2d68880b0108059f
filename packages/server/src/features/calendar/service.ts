import type { components } from '@parvis/api-client/contract';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { instantOf, isTimeZone } from '../../platform/zoned-time.ts';
import { readDate, requireYear } from '../liturgy/index.ts';
import { occurrencesBetween, type MemberCalendar, type MemberEvent } from '../publications/index.ts';

type Schemas = components['schemas'];

interface Question {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** A month with whole weeks has 42 days, and the list of two months has 62. */
const MOST_DAYS = 62;
/** A daily event has an entry for each day, so the number of entries has a limit of its own. */
const MOST_ENTRIES = 1000;
const sources = new Set(['parish', 'groups', 'events'] as const);

const timestamp = (time: number): string => new Date(time).toISOString();

function entriesOf({ row, event, sources: found }: MemberEvent, after: number, until: number) {
  return occurrencesBetween(event, after, until).map(({ beginsAt, endsAt }) => ({
    eventId: row.id,
    title: row.title,
    language: row.language,
    beginsAt: timestamp(beginsAt),
    endsAt: timestamp(endsAt),
    place: event.place,
    isOnline: row.category !== 'place',
    sources: [...found],
  }));
}

function dayOf(field: 'from' | 'to', text: string): number {
  const day = readDate(text);
  if (day === null) throw badField(field, i18n._('This date does not exist.'));
  requireYear(day, field);
  return day;
}

export function createCalendarService(calendar: MemberCalendar) {
  return {
    async read(userId: string, { from, to, timeZone }: Question): Promise<Schemas['CalendarAnswer']> {
      if (!isTimeZone(timeZone)) throw badField('timeZone', i18n._('We do not know this time zone.'));
      const [first, last] = [dayOf('from', from), dayOf('to', to)];
      if (last < first) throw badField('to', i18n._('The last day must not be before the first day.'));
      if (last - first >= MOST_DAYS) {
        throw badField('to', i18n._('Please choose at most {days} days.', { days: MOST_DAYS }));
      }
      const after = instantOf(first * DAY, timeZone);
      const until = instantOf((last + 1) * DAY, timeZone);
      const events = await calendar.events(userId, sources, { after, until });
      return {
        entries: events
          .flatMap((event) => entriesOf(event, after, until))
          .toSorted(
            (one, other) =>
              Date.parse(one.beginsAt) - Date.parse(other.beginsAt) || (one.eventId < other.eventId ? -1 : 1),
          )
          .slice(0, MOST_ENTRIES),
        days: await calendar.days(userId, first, last),
      };
    },
  };
}
