import { i18n } from '../../platform/i18n.ts';
import type { Title } from './celebration.ts';

const weekdays = [
  i18n._('Sunday'),
  i18n._('Monday'),
  i18n._('Tuesday'),
  i18n._('Wednesday'),
  i18n._('Thursday'),
  i18n._('Friday'),
  i18n._('Saturday'),
] as const;

export type NumberedSeason = 'advent' | 'lent' | 'easter' | 'ordinary';

const romanDigits = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, digits] of romanDigits) {
    while (rest >= value) {
      text += digits;
      rest -= value;
    }
  }
  return text;
}

/** Sunday is 0. */
export const weekdayName = (weekday: number): Title => weekdays[weekday] ?? weekdays[0];

/** English counts the weeks with ordinal numbers, Spanish with Roman numerals. */
const sundays: Readonly<Record<NumberedSeason, (week: number) => Title>> = {
  advent: (week) =>
    i18n._('{week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} Sunday of Advent', {
      week,
      roman: roman(week),
    }),
  lent: (week) =>
    i18n._('{week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} Sunday of Lent', {
      week,
      roman: roman(week),
    }),
  easter: (week) =>
    i18n._('{week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} Sunday of Easter', {
      week,
      roman: roman(week),
    }),
  ordinary: (week) =>
    i18n._('{week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} Sunday in Ordinary Time', {
      week,
      roman: roman(week),
    }),
};

const days: Readonly<Record<NumberedSeason, (week: number, weekday: Title) => Title>> = {
  advent: (week, weekday) =>
    i18n._(
      '{weekday} of the {week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} week of Advent',
      { week, roman: roman(week), weekday },
    ),
  lent: (week, weekday) =>
    i18n._('{weekday} of the {week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} week of Lent', {
      week,
      roman: roman(week),
      weekday,
    }),
  easter: (week, weekday) =>
    i18n._(
      '{weekday} of the {week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} week of Easter',
      { week, roman: roman(week), weekday },
    ),
  ordinary: (week, weekday) =>
    i18n._(
      '{weekday} of the {week, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} week in Ordinary Time',
      { week, roman: roman(week), weekday },
    ),
};

export const nameInSeason = (season: NumberedSeason, week: number, weekday: number): Title =>
  weekday === 0 ? sundays[season](week) : days[season](week, weekdayName(weekday));

export const dayInDecember = (day: number): Title => i18n._('Advent weekday, December {day}', { day });

export const dayInOctave = (day: number): Title =>
  i18n._('{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day in the octave of Christmas', {
    day,
    roman: roman(day),
  });
