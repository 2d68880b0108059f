import type { components } from '@parvis/api-client/contract';
import type { CalendarDay } from '../calendar.ts';
import { dateOf, weekdayOf } from '../days.ts';
import type { Landmarks } from '../landmarks.ts';
import { localizedReference } from './books.ts';
import { ordinaryReadings } from './ordinary-weekdays.ts';
import { properReadings } from './propers.ts';
import { sundayReadings } from './sundays.ts';
import { weekdayReadings } from './weekdays.ts';

type Reading = components['schemas']['LiturgicalReading'];

/** The first reading, the psalm, the second reading if there is one, and the Gospel, such as 'Is 2:1-5'. */
type References = readonly string[];

const WEEKDAY = '_';
const YEARS = 'ABC';
const kindsWithSecond = ['first', 'psalm', 'second', 'gospel'] as const;
const kindsWithoutSecond = ['first', 'psalm', 'gospel'] as const;

const parts = (line: string): string[] => line.split('|').map((part) => part.trim());
const linesOf = (table: string): string[][] => table.trim().split('\n').map(parts);

/** Reads a table whose keys end with the years of the cycle. */
const byYear = (table: string): Map<string, References> =>
  new Map(
    linesOf(table).flatMap(([key = '', ...references]) => {
      const cut = key.lastIndexOf(' ');
      return (key.slice(cut + 1).match(/[ABC]/gu) ?? []).map((year): [string, References] => [
        `${key.slice(0, cut)} ${year}`,
        references,
      ]);
    }),
  );

const readTables = () => ({
  sundays: byYear(sundayReadings),
  propers: byYear(properReadings),
  weekdays: new Map(
    linesOf(weekdayReadings).map(([key = '', ...references]): [string, References] => [key, references]),
  ),
  ordinary: new Map(
    linesOf(ordinaryReadings).map(
      ([key = '', first = '', psalm = '', evenFirst = '', evenPsalm = '', gospel = '']) => [
        key,
        { odd: [first, psalm, gospel], even: [evenFirst, evenPsalm, gospel] },
      ],
    ),
  ),
});

let readOnce: ReturnType<typeof readTables> | undefined;

/** Reads the tables at the first request, because the start of the server should not wait for them. */
const tables = () => (readOnce ??= readTables());

/** The year of the three-year cycle. A church year begins in Advent; those that three divides are years C. */
const cycleOf = (churchYear: number): string => YEARS.charAt((churchYear + 2) % 3);

function onSunday({ season, week }: CalendarDay, year: string): References | undefined {
  // Only the Sunday before Epiphany has no number here, and it is the second one after Christmas.
  return tables().sundays.get(`${season} ${week ?? 2} ${year}`);
}

function onWeekday(
  day: number,
  { season, week }: CalendarDay,
  { epiphany, christmas }: Landmarks,
  churchYear: number,
): References | undefined {
  const weekday = weekdayOf(day);
  if (season === 'ordinary')
    return tables().ordinary.get(`${week} ${weekday}`)?.[churchYear % 2 === 1 ? 'odd' : 'even'];
  if (season === 'christmas' && day > epiphany && day < christmas)
    return tables().weekdays.get(`epiphany ${day - epiphany}`);
  const { weekdays } = tables();
  return weekdays.get(dateOf(day).slice(5)) ?? weekdays.get(`${season} ${week ?? 0} ${weekday}`);
}

function referencesOn(day: number, found: CalendarDay, landmarks: Landmarks): References {
  const churchYear = Number(dateOf(day).slice(0, 4)) + (day >= landmarks.advent ? 1 : 0);
  const year = cycleOf(churchYear);
  const ofDay = weekdayOf(day) === 0 ? onSunday(found, year) : onWeekday(day, found, landmarks, churchYear);
  const own = tables().propers.get(`${found.celebration.title.en} ${year}`);
  if (own === undefined) return ofDay ?? [];
  return own.map((reference, place) => (reference === WEEKDAY ? (ofDay?.[place] ?? '') : reference));
}

/**
 * The readings at Mass on this day, in their order. If the books offer a choice, these are the first ones. Holy Saturday
 * has none, because Mass is first celebrated at the Easter Vigil.
 */
export function readingsOn(day: number, found: CalendarDay, landmarks: Landmarks): Reading[] {
  const references = referencesOn(day, found, landmarks);
  const kinds = references.length === kindsWithSecond.length ? kindsWithSecond : kindsWithoutSecond;
  return references.map((text, place) => ({
    kind: kinds[place] ?? 'gospel',
    reference: localizedReference(text),
  }));
}
