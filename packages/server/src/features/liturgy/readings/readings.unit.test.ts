import { describe, expect, test } from 'vitest';
import { calendarOf } from '../calendar.ts';
import { dateOf, readDate } from '../days.ts';
import { landmarksOf, type Region } from '../landmarks.ts';
import { localizedReference } from './books.ts';
import { readingsOn } from './readings.ts';

function on(date: string, region: Region = 'unitedStates') {
  const year = Number(date.slice(0, 4));
  const day = readDate(date) ?? Number.NaN;
  const found = calendarOf(year, region).get(day);
  if (found === undefined) throw new Error(`There is no ${date}.`);
  return readingsOn(day, found, landmarksOf(year, region));
}

const english = (date: string, region?: Region): string =>
  on(date, region)
    .map(({ reference }) => reference.en)
    .join(' | ');

/** The expected readings are those that the bishops' conference of the USA announced for these days. */
describe('the readings of a day', () => {
  test.each([
    [
      'a Sunday of year B',
      '2024-08-25',
      'Joshua 24:1-2, 15-18 | Psalm 34 | Ephesians 5:21-32 | John 6:60-69',
    ],
    [
      'a Sunday of year C',
      '2025-07-13',
      'Deuteronomy 30:10-14 | Psalm 69 | Colossians 1:15-20 | Luke 10:25-37',
    ],
    [
      'the first Sunday of Advent, year A',
      '2025-11-30',
      'Isaiah 2:1-5 | Psalm 122 | Romans 13:11-14 | Matthew 24:37-44',
    ],
    [
      'the last Sunday of year A',
      '2026-11-22',
      'Ezekiel 34:11-12, 15-17 | Psalm 23 | 1 Corinthians 15:20-26, 28 | Matthew 25:31-46',
    ],
    ['a weekday of year I', '2025-09-02', '1 Thessalonians 5:1-6, 9-11 | Psalm 27 | Luke 4:31-37'],
    ['the same weekday of year II', '2026-09-01', '1 Corinthians 2:10-16 | Psalm 145 | Luke 4:31-37'],
    ['a weekday of Advent', '2025-12-02', 'Isaiah 11:1-10 | Psalm 72 | Luke 10:21-24'],
    ['17 December', '2025-12-17', 'Genesis 49:2, 8-10 | Psalm 72 | Matthew 1:1-17'],
    [
      '17 December on a Sunday',
      '2023-12-17',
      'Isaiah 61:1-2, 10-11 | Luke 1:46-50, 53-54 | 1 Thessalonians 5:16-24 | John 1:6-8, 19-28',
    ],
    ['a day in the octave of Christmas', '2025-12-30', '1 John 2:12-17 | Psalm 96 | Luke 2:36-40'],
    ['a day before Epiphany', '2026-01-03', '1 John 2:29–3:6 | Psalm 98 | John 1:29-34'],
    ['the Wednesday after Epiphany', '2026-01-07', '1 John 4:11-18 | Psalm 72 | Mark 6:45-52'],
    [
      'Ash Wednesday',
      '2026-02-18',
      'Joel 2:12-18 | Psalm 51 | 2 Corinthians 5:20–6:2 | Matthew 6:1-6, 16-18',
    ],
    ['the day after it', '2026-02-19', 'Deuteronomy 30:15-20 | Psalm 1 | Luke 9:22-25'],
    [
      'Palm Sunday of year A',
      '2026-03-29',
      'Isaiah 50:4-7 | Psalm 22 | Philippians 2:6-11 | Matthew 26:14–27:66',
    ],
    ['Good Friday', '2026-04-03', 'Isaiah 52:13–53:12 | Psalm 31 | Hebrews 4:14-16; 5:7-9 | John 18:1–19:42'],
    [
      'Easter Sunday',
      '2026-04-05',
      'Acts of the Apostles 10:34, 37-43 | Psalm 118 | Colossians 3:1-4 | John 20:1-9',
    ],
    [
      'a day in the octave of Easter',
      '2026-04-08',
      'Acts of the Apostles 3:1-10 | Psalm 105 | Luke 24:13-35',
    ],
    ['a Saturday of Easter Time', '2026-05-16', 'Acts of the Apostles 18:23-28 | Psalm 47 | John 16:23-28'],
    [
      'Pentecost of year A',
      '2026-05-24',
      'Acts of the Apostles 2:1-11 | Psalm 104 | 1 Corinthians 12:3-7, 12-13 | John 20:19-23',
    ],
    [
      'a solemnity',
      '2026-06-29',
      'Acts of the Apostles 12:1-11 | Psalm 34 | 2 Timothy 4:6-8, 17-18 | Matthew 16:13-19',
    ],
    ['a feast', '2026-07-22', 'Song of Songs 3:1-4 | Psalm 63 | John 20:1-2, 11-18'],
    ['a memorial with the readings of the weekday', '2026-01-28', '2 Samuel 7:4-17 | Psalm 89 | Mark 4:1-20'],
    [
      'a memorial with its own Gospel',
      '2026-10-02',
      'Job 38:1, 12-21; 40:3-5 | Psalm 139 | Matthew 18:1-5, 10',
    ],
    ['a memorial with its own first reading', '2026-01-26', '2 Timothy 1:1-8 | Psalm 89 | Mark 3:22-30'],
  ])('%s', (_name, date, expected) => {
    expect(english(date)).toBe(expected);
  });

  test('the general calendar keeps Epiphany and Ascension on their own days', () => {
    expect(english('2026-01-07', 'general')).toBe('1 John 3:22–4:6 | Psalm 2 | Matthew 4:12-17, 23-25');
    expect(english('2026-05-14', 'general')).toBe(
      'Acts of the Apostles 1:1-11 | Psalm 47 | Ephesians 1:17-23 | Matthew 28:16-20',
    );
  });

  test('each kind is named', () => {
    expect(on('2026-11-22').map(({ kind }) => kind)).toEqual(['first', 'psalm', 'second', 'gospel']);
    expect(on('2026-11-23').map(({ kind }) => kind)).toEqual(['first', 'psalm', 'gospel']);
  });

  test.each(['general', 'unitedStates'] as const)(
    'every day of 60 years has readings but Holy Saturday (%s)',
    (region) => {
      const empty: string[] = [];
      for (let year = 2000; year < 2060; year += 1) {
        const landmarks = landmarksOf(year, region);
        for (const [day, found] of calendarOf(year, region)) {
          const readings = readingsOn(day, found, landmarks);
          const isComplete = readings.length > 2 && readings.every(({ reference }) => reference.en !== '');
          if (!isComplete && found.celebration.title.en !== 'Holy Saturday') empty.push(dateOf(day));
        }
      }
      expect(empty).toEqual([]);
    },
  );
});

test.each([
  ['Is 35:1-6, 10', 'Isaiah 35:1-6, 10', 'Isaías 35, 1-6. 10', 'Isaías 35,1-6.10'],
  ['Sir 27:30-28:7', 'Sirach 27:30–28:7', 'Eclesiástico 27, 30–28, 7', 'Eclesiástico 27,30–28,7'],
  ['Hab 1:2-3; 2:2-4', 'Habakkuk 1:2-3; 2:2-4', 'Habacuc 1, 2-3; 2, 2-4', 'Habacuc 1,2-3; 2,2-4'],
  ['Jude 17, 20-25', 'Jude 17, 20-25', 'Judas 17. 20-25', 'Judas 17.20-25'],
])('%s in each language', (text, en, es, pt) => {
  expect(localizedReference(text)).toEqual({ en, es, pt });
});

test('an unknown book is an error', () => {
  expect(() => localizedReference('Xy 1:1')).toThrow('Unknown reading: Xy 1:1');
});
