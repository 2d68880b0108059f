import { describe, expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import { dateOf, readDate, weekdayOf } from './days.ts';
import type { Region } from './landmarks.ts';

function on(date: string, region: Region) {
  const day = calendarOf(Number(date.slice(0, 4)), region).get(readDate(date) ?? Number.NaN);
  if (day === undefined) throw new Error(`There is no ${date}.`);
  return day;
}

/** Returns the days of a year that have the obligation, as month and day. Sundays are left out. */
const daysOf = (year: number, region: Region, what: 'obligation' | 'fasting' | 'abstinence') =>
  [...calendarOf(year, region)]
    .filter(([day, found]) => found[what] && !(what === 'obligation' && weekdayOf(day) === 0))
    .map(([day]) => dateOf(day).slice(5));

describe('the holy days of obligation', () => {
  test('include every Sunday', () => {
    for (const region of ['general', 'unitedStates'] as const) {
      const sundays = [...calendarOf(2027, region)].filter(([day]) => weekdayOf(day) === 0);
      expect(sundays.every(([, { obligation }]) => obligation)).toBe(true);
    }
  });

  test.each<[number, Region, string[]]>([
    // In 2027 the Assumption is on a Sunday and All Saints is on a Monday.
    [2027, 'unitedStates', ['01-01', '12-08', '12-25']],
    // In 2022, 1 January was a Saturday, 15 August a Monday and 1 November a Tuesday.
    [2022, 'unitedStates', ['11-01', '12-08']],
    [2025, 'unitedStates', ['01-01', '08-15', '12-08', '12-25']],
    // 1 January 2024 was a Monday. The Immaculate Conception moved to Monday, 9 December, and its obligation moved
    // with it (Dicastery for Legislative Texts, 2024).
    [2024, 'unitedStates', ['08-15', '11-01', '12-09', '12-25']],
    [2027, 'general', ['01-01', '01-06', '03-19', '05-06', '05-27', '06-29', '11-01', '12-08', '12-25']],
  ])('other than Sundays, of %i in %s', (year, region, days) => {
    expect(daysOf(year, region, 'obligation')).toEqual(days);
  });
});

describe('fasting', () => {
  test.each(['general', 'unitedStates'] as const)('is on Ash Wednesday and Good Friday in %s', (region) => {
    expect(daysOf(2027, region, 'fasting')).toEqual(['02-10', '03-26']);
    expect(daysOf(2026, region, 'fasting')).toEqual(['02-18', '04-03']);
  });
});

describe('abstinence', () => {
  test('in the USA is on Ash Wednesday and on the Fridays of Lent', () => {
    expect(daysOf(2026, 'unitedStates', 'abstinence')).toEqual([
      '02-18',
      '02-20',
      '02-27',
      '03-06',
      '03-13',
      '03-20',
      '03-27',
      '04-03',
    ]);
  });

  test('is not on a solemnity', () => {
    // Saint Joseph is a solemnity. In 2027 it is on a Friday of Lent.
    expect(on('2027-03-19', 'unitedStates').abstinence).toBe(false);
    // These are the Friday in the octave of Easter and the Sacred Heart.
    expect(on('2026-04-10', 'general').abstinence).toBe(false);
    expect(on('2026-06-12', 'general').abstinence).toBe(false);
  });

  test('in other countries is on every other Friday', () => {
    expect(on('2026-07-10', 'general').abstinence).toBe(true);
    expect(on('2026-07-10', 'unitedStates').abstinence).toBe(false);
  });
});

test('a memorial on a weekday of Lent or on the last days of Advent is a commemoration in violet', () => {
  const lent = on('2027-03-08', 'unitedStates');
  expect(lent.celebration).toMatchObject({ rank: 'weekday', color: 'violet' });
  // Perpetua and Felicity are martyrs, whose own color would be red.
  expect(on('2028-03-07', 'unitedStates').optional).toMatchObject([
    { title: { en: 'Saints Perpetua and Felicity' }, rank: 'commemoration', color: 'violet' },
  ]);
  expect(on('2026-12-21', 'general').optional).toMatchObject([{ rank: 'commemoration', color: 'violet' }]);
  // Optional memorials on other days keep their color.
  expect(on('2026-01-20', 'general').optional).toMatchObject([
    { rank: 'optionalMemorial' },
    { rank: 'optionalMemorial' },
  ]);
});
