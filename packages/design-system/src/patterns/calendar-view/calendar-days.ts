import {
  endOfMonth,
  endOfWeek,
  parseAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date';
import type { CalendarEntry, CalendarViewName } from './calendar-types.ts';

/** The first and the last day. */
export type CalendarRange = { readonly from: string; readonly to: string };

/** Returns the days that a view shows. A month begins and ends with whole weeks of the locale. */
export function calendarRange(view: CalendarViewName, date: string, locale: string): CalendarRange {
  const day = parseDate(date);
  const [first, last] = view === 'week' ? [day, day] : [startOfMonth(day), endOfMonth(day)];
  const isWhole = view === 'list';
  return {
    from: (isWhole ? first : startOfWeek(first, locale)).toString(),
    to: (isWhole ? last : endOfWeek(last, locale)).toString(),
  };
}

export function daysOfRange({ from, to }: CalendarRange): string[] {
  const last = parseDate(to);
  const days: string[] = [];
  for (let day = parseDate(from); day.compare(last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
}

export function weeksOf(days: readonly string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Returns the same day of the previous or next week or month. A shorter month has its last day instead. */
export const shiftedDate = (date: string, view: CalendarViewName, amount: 1 | -1): string =>
  parseDate(date)
    .add(view === 'week' ? { weeks: amount } : { months: amount })
    .toString();

type Step = (day: CalendarDate, locale: string, hasShift: boolean) => CalendarDate;

/** The keys of the grid of dates in the ARIA practices. */
const steps: Readonly<Record<string, Step>> = {
  ArrowUp: (day) => day.subtract({ weeks: 1 }),
  ArrowDown: (day) => day.add({ weeks: 1 }),
  Home: (day, locale) => startOfWeek(day, locale),
  End: (day, locale) => endOfWeek(day, locale),
  PageUp: (day, _, hasShift) => day.subtract(hasShift ? { years: 1 } : { months: 1 }),
  PageDown: (day, _, hasShift) => day.add(hasShift ? { years: 1 } : { months: 1 }),
  Backward: (day) => day.subtract({ days: 1 }),
  Forward: (day) => day.add({ days: 1 }),
};

type Pressed = { readonly key: string; readonly shiftKey: boolean };

/** Returns the day to which a key moves. Returns null if the key does not move. */
export function dayAfterKey(
  date: string,
  { key, shiftKey }: Pressed,
  locale: string,
  direction: 'ltr' | 'rtl',
): string | null {
  const sideways = { ArrowLeft: 'Backward', ArrowRight: 'Forward' };
  const mirrored = { ArrowLeft: 'Forward', ArrowRight: 'Backward' };
  const names: Readonly<Record<string, string>> = direction === 'rtl' ? mirrored : sideways;
  const step = steps[names[key] ?? key];
  return step === undefined ? null : step(parseDate(date), locale, shiftKey).toString();
}

/** Returns the first and the last day of an entry. An entry that ends at midnight is not on the next day. */
export function rangeOfEntry(entry: CalendarEntry, timeZone: string): CalendarRange {
  if ('date' in entry) return { from: entry.date, to: entry.date };
  const dayAt = (time: number) =>
    toCalendarDate(parseAbsolute(new Date(time).toISOString(), timeZone)).toString();
  const start = Date.parse(entry.startsAt);
  return { from: dayAt(start), to: dayAt(Math.max(start, Date.parse(entry.endsAt) - 1)) };
}

const startOf = (entry: CalendarEntry): number =>
  'date' in entry ? Number.NEGATIVE_INFINITY : Date.parse(entry.startsAt);

/** Returns the entries of each day in their order, the whole days first. */
export function entriesByDay(
  entries: readonly CalendarEntry[],
  days: readonly string[],
  timeZone: string,
): ReadonlyMap<string, readonly CalendarEntry[]> {
  const found = new Map<string, CalendarEntry[]>(days.map((day) => [day, []]));
  const sorted = entries.toSorted((one, other) => {
    const [first, second] = [startOf(one), startOf(other)];
    return first === second ? 0 : first - second;
  });
  for (const entry of sorted) {
    const { from, to } = rangeOfEntry(entry, timeZone);
    for (const day of days) if (day >= from && day <= to) found.get(day)?.push(entry);
  }
  return found;
}
