import { languages } from '@parvis/api-client/languages';
import { describe, expect, test } from 'vitest';
import { calendarOf, type CalendarDay } from './calendar.ts';
import { dateOf, easterOf, readDate, weekdayOf } from './days.ts';
import type { Region } from './landmarks.ts';

function on(date: string, region: Region = 'general'): CalendarDay {
  const day = calendarOf(Number(date.slice(0, 4)), region).get(readDate(date) ?? Number.NaN);
  if (day === undefined) throw new Error(`There is no ${date}.`);
  return day;
}

const titleOn = (date: string, region?: Region): string => on(date, region).celebration.title.en;

const optionalOn = (date: string, region?: Region): string[] =>
  on(date, region).optional.map(({ title }) => title.en);

describe('Easter', () => {
  test.each([
    '1583-04-10',
    '1598-03-22',
    '1600-04-02',
    '1666-04-25',
    '1700-04-11',
    '1818-03-22',
    '1886-04-25',
    '1900-04-15',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
    '2400-04-16',
  ])('is on %s', (date) => {
    expect(dateOf(easterOf(Number(date.slice(0, 4))))).toBe(date);
  });

  test('is a Sunday from 22 March to 25 April', () => {
    for (let year = 1583; year <= 2400; year += 1) {
      const date = dateOf(easterOf(year)).slice(5);
      expect(weekdayOf(easterOf(year))).toBe(0);
      expect(date >= '03-22' && date <= '04-25', `${year}-${date}`).toBe(true);
    }
  });
});

test.each<[string, string, Region?]>([
  ['2026-01-01', 'Mary, the Holy Mother of God'],
  ['2026-01-04', '2nd Sunday after Christmas'],
  ['2026-01-04', 'The Epiphany of the Lord', 'unitedStates'],
  ['2026-01-06', 'The Epiphany of the Lord'],
  ['2026-01-08', 'Thursday after Epiphany'],
  ['2026-01-11', 'The Baptism of the Lord'],
  ['2024-01-07', 'The Epiphany of the Lord', 'unitedStates'],
  ['2024-01-07', 'The Baptism of the Lord'],
  ['2023-01-08', 'The Epiphany of the Lord', 'unitedStates'],
  ['2023-01-09', 'The Baptism of the Lord', 'unitedStates'],
  ['2026-01-12', 'Monday of the 1st week in Ordinary Time'],
  ['2026-02-18', 'Ash Wednesday'],
  ['2026-02-19', 'Thursday after Ash Wednesday'],
  ['2026-02-22', '1st Sunday of Lent'],
  ['2026-03-29', 'Palm Sunday of the Passion of the Lord'],
  ['2026-03-30', 'Monday of Holy Week'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-07', 'Tuesday in the octave of Easter'],
  ['2026-04-12', 'Divine Mercy Sunday'],
  ['2026-05-14', 'The Ascension of the Lord'],
  ['2026-05-14', 'Saint Matthias, Apostle', 'unitedStates'],
  ['2026-05-17', '7th Sunday of Easter'],
  ['2026-05-17', 'The Ascension of the Lord', 'unitedStates'],
  ['2026-05-24', 'Pentecost Sunday'],
  ['2026-05-25', 'Mary, Mother of the Church'],
  ['2026-05-26', 'Saint Philip Neri'],
  ['2026-05-30', 'Saturday of the 8th week in Ordinary Time'],
  ['2026-06-04', 'The Body and Blood of Christ'],
  ['2026-06-07', 'The Body and Blood of Christ', 'unitedStates'],
  ['2026-06-12', 'The Most Sacred Heart of Jesus'],
  ['2026-09-14', 'The Exaltation of the Holy Cross'],
  ['2025-11-09', 'The Dedication of the Lateran Basilica'],
  ['2025-11-02', 'The Commemoration of All the Faithful Departed'],
  ['2026-11-22', 'Our Lord Jesus Christ, King of the Universe'],
  ['2026-11-29', '1st Sunday of Advent'],
  ['2026-12-12', 'Our Lady of Guadalupe', 'unitedStates'],
  ['2027-12-12', '3rd Sunday of Advent', 'unitedStates'],
  ['2026-12-18', 'Advent weekday, December 18'],
  ['2023-12-24', '4th Sunday of Advent'],
  ['2026-12-25', 'The Nativity of the Lord'],
  ['2026-12-27', 'The Holy Family'],
  ['2022-12-30', 'The Holy Family'],
  ['2026-12-29', '5th day in the octave of Christmas'],
])('on %s is “%s” (%s)', (date, title, region) => {
  expect(titleOn(date, region)).toBe(title);
});

describe('solemnities that are moved', () => {
  test.each<[string, string, string]>([
    ['2005-03-25', '2005-04-04', 'The Annunciation of the Lord'],
    ['2008-03-25', '2008-03-31', 'The Annunciation of the Lord'],
    ['2012-03-25', '2012-03-26', 'The Annunciation of the Lord'],
    ['2018-03-25', '2018-04-09', 'The Annunciation of the Lord'],
    ['2024-03-25', '2024-04-08', 'The Annunciation of the Lord'],
    ['2008-03-19', '2008-03-15', 'Saint Joseph, Spouse of the Blessed Virgin Mary'],
    ['2023-03-19', '2023-03-20', 'Saint Joseph, Spouse of the Blessed Virgin Mary'],
    ['2022-06-24', '2022-06-23', 'The Nativity of Saint John the Baptist'],
    ['2024-12-08', '2024-12-09', 'The Immaculate Conception of the Virgin Mary'],
  ])('from %s to %s', (from, to, title) => {
    expect([titleOn(from), titleOn(to)]).toEqual([expect.not.stringContaining(title), title]);
  });

  test.each<Region>(['general', 'unitedStates'])(
    'are celebrated once a year, each of them (%s)',
    (region) => {
      const solemnities = [
        'Mary, the Holy Mother of God',
        'The Epiphany of the Lord',
        'Saint Joseph, Spouse of the Blessed Virgin Mary',
        'The Annunciation of the Lord',
        'Easter Sunday',
        'The Ascension of the Lord',
        'Pentecost Sunday',
        'The Most Holy Trinity',
        'The Body and Blood of Christ',
        'The Most Sacred Heart of Jesus',
        'The Nativity of Saint John the Baptist',
        'Saints Peter and Paul, Apostles',
        'The Assumption of the Blessed Virgin Mary',
        'All Saints',
        'The Commemoration of All the Faithful Departed',
        'Our Lord Jesus Christ, King of the Universe',
        'The Immaculate Conception of the Virgin Mary',
        'The Nativity of the Lord',
      ];
      for (let year = 1970; year <= 2199; year += 1) {
        const kept = [...calendarOf(year, region).values()]
          .filter(({ celebration }) => celebration.rank === 'solemnity')
          .map(({ celebration }) => celebration.title.en)
          .filter((title) => !title.endsWith('in the octave of Easter'));
        expect(kept.toSorted(), `${year}`).toEqual(solemnities.toSorted());
      }
    },
  );
});

test('every day has its season', () => {
  const seasons = ['2026-01-11', '2026-01-12', '2026-02-18', '2026-04-02', '2026-04-04', '2026-04-05']
    .concat(['2026-05-24', '2026-05-25', '2026-11-29', '2026-12-24', '2026-12-25'])
    .map((date) => on(date).season);
  expect(seasons).toEqual(
    ['christmas', 'ordinary', 'lent', 'lent', 'triduum', 'easter', 'easter', 'ordinary'].concat([
      'advent',
      'advent',
      'christmas',
    ]),
  );
});

test('every day has its color', () => {
  const dates = ['2026-01-12', '2026-02-18', '2026-03-15', '2026-03-29', '2026-04-03', '2026-04-05'];
  expect(dates.map((date) => on(date).celebration.color)).toEqual([
    'green',
    'violet',
    'rose',
    'red',
    'red',
    'white',
  ]);
  const later = ['2026-05-24', '2026-06-29', '2026-11-02', '2026-11-30', '2026-12-06', '2026-12-13'];
  expect(later.map((date) => on(date).celebration.color)).toEqual([
    'red',
    'red',
    'violet',
    'red',
    'violet',
    'rose',
  ]);
});

describe('optional celebrations', () => {
  test('is an optional memorial on a weekday', () => {
    expect(on('2026-03-17').celebration.rank).toBe('weekday');
    expect(optionalOn('2026-03-17')).toEqual(['Saint Patrick']);
  });

  test('is a commemoration on a day in Lent', () => {
    expect(titleOn('2025-03-07')).toBe('Friday after Ash Wednesday');
    expect(on('2025-03-07').optional).toMatchObject([
      { title: { en: 'Saints Perpetua and Felicity' }, rank: 'commemoration', color: 'violet' },
    ]);
  });

  test('are two memorials on the same day', () => {
    expect(on('2026-06-13').celebration.rank).toBe('weekday');
    expect(optionalOn('2026-06-13')).toEqual(
      expect.arrayContaining(['Saint Anthony of Padua', 'The Immaculate Heart of Mary']),
    );
  });

  test('do not exist on a Sunday, a feast or a memorial', () => {
    expect(['2026-11-22', '2026-11-30', '2026-10-15'].flatMap((date) => optionalOn(date))).toEqual([]);
  });

  test('include the memorial of Mary on a Saturday in Ordinary Time', () => {
    expect(optionalOn('2026-11-28')).toEqual(['Saturday Memorial of the Blessed Virgin Mary']);
  });

  test('include those of the dioceses of the USA, at the place of transferred ones', () => {
    expect(titleOn('2026-07-14', 'unitedStates')).toBe('Saint Kateri Tekakwitha');
    expect(optionalOn('2026-07-18', 'unitedStates')).toContain('Saint Camillus de Lellis');
    expect(optionalOn('2026-07-14')).toEqual(['Saint Camillus de Lellis']);
    expect(
      ['2026-11-26', '2024-11-28', '2023-11-23', '2030-11-28'].map((date) =>
        optionalOn(date, 'unitedStates').includes('Thanksgiving Day'),
      ),
    ).toEqual([true, true, true, true]);
  });
});

test('every day of many years has a name in every language', () => {
  for (const region of ['general', 'unitedStates'] as const) {
    for (let year = 1970; year <= 2199; year += 1) {
      const days = [...calendarOf(year, region).values()];
      expect(days.length).toBeGreaterThanOrEqual(365);
      for (const { celebration, optional } of days) {
        for (const { title } of [celebration, ...optional]) {
          if (languages.some((language) => !/^\S.*\S$/u.test(title[language])))
            throw new Error(JSON.stringify(title));
        }
      }
    }
  }
});

test.each([
  ['2026-11-23', 'Lunes de la XXXIV semana del tiempo ordinario'],
  ['2026-03-31', 'Martes Santo'],
  ['2026-12-06', 'II domingo de Adviento'],
  ['2026-11-30', 'San Andrés, apóstol'],
])('%s has a Spanish name', (date, title) => {
  expect(on(date).celebration.title.es).toBe(title);
});

test.each([
  ['2026-11-23', 'Segunda-feira da 34ª semana do Tempo Comum'],
  ['2026-03-31', 'Terça-feira da Semana Santa'],
  ['2026-12-06', '2º Domingo do Advento'],
  ['2026-11-30', 'Santo André, apóstolo'],
])('%s has a Portuguese name', (date, title) => {
  expect(on(date).celebration.title.pt).toBe(title);
});
