import { dateFormat } from '../../components/time/date-format.ts';
import { rangeOfEntry } from './calendar-days.ts';
import type { CalendarEntry } from './calendar-types.ts';

const formats = {
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  longWeekday: { weekday: 'long' },
  number: { day: 'numeric' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayFormat = keyof typeof formats;

// The days are those of the civil calendar, also where the locale's usual calendar is another one.
const civil = { calendar: 'gregory', timeZone: 'UTC' } as const;

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

export const dayText = (date: string, format: DayFormat, locale: string): string =>
  dateFormat(locale, { ...formats[format], ...civil }).format(noonOf(date));

export const rangeText = (from: string, to: string, locale: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', ...civil }).formatRange(
    noonOf(from),
    noonOf(to),
  );

/** Returns the times of an entry, with the dates if it is longer than a day. Returns null for a whole day. */
export function timesText(entry: CalendarEntry, locale: string, timeZone: string): string | null {
  if ('date' in entry) return null;
  const { from, to } = rangeOfEntry(entry, timeZone);
  const dates = from === to ? {} : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone, ...dates }).formatRange(
    new Date(entry.startsAt),
    new Date(entry.endsAt),
  );
}
