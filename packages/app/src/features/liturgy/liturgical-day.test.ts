import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '../../../test/in-every-language.ts';
import { dateOf, seasonOf, untilTomorrow, type LiturgicalDay } from './liturgical-day.ts';
import { choiceLabels, observanceLabels, rankLabels, seasonLabels } from './liturgical-labels.ts';

const i18n = setupI18n();
i18n.loadAndActivate({ locale: 'en', messages: {} });

const dayIn = (color: LiturgicalDay['celebration']['color'], rank: LiturgicalDay['celebration']['rank']) => ({
  date: '2026-11-23',
  region: 'general' as const,
  season: 'ordinary' as const,
  week: 34,
  celebration: { title: inEveryLanguage('A day'), rank, color },
  optional: [],
  readings: [],
  obligation: false,
  fasting: false,
  abstinence: false,
});

describe('today', () => {
  test('is the date of the reader’s clock', () => {
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dateOf(new Date(2026, 10, 23))).toBe('2026-11-23');
  });

  test('ends a moment after midnight', () => {
    expect(untilTomorrow(new Date(2026, 11, 31, 23, 59, 30))).toBe(31_000);
  });
});

test('the interface has the color of the day, and gold on a white solemnity', () => {
  expect(seasonOf(dayIn('green', 'weekday'))).toBe('green');
  expect(seasonOf(dayIn('white', 'memorial'))).toBe('white');
  expect(seasonOf(dayIn('white', 'solemnity'))).toBe('gold');
  expect(seasonOf(dayIn('red', 'solemnity'))).toBe('red');
});

const asks = (date: string, obligation: boolean, fasting: boolean, abstinence: boolean) =>
  observanceLabels(i18n, { date, obligation, fasting, abstinence });

describe('the labels of a day', () => {
  test('contain the week if the season counts its weeks', () => {
    // Without a catalogue the message patterns are shown unformatted.
    expect(seasonLabels(i18n, { season: 'triduum', week: null })).toBe('Easter Triduum');
    expect(seasonLabels(i18n, { season: 'ordinary', week: 34 })).not.toBe('Ordinary Time');
  });

  test('state the day’s obligations, but not that it is a Sunday', () => {
    expect(asks('2026-12-08', true, false, false)).toEqual(['Holy day of obligation']);
    expect(asks('2026-12-06', true, false, false)).toEqual([]);
    expect(asks('2027-02-10', false, true, true)).toEqual(['Day of fasting and abstinence']);
    expect(asks('2027-02-12', false, false, true)).toEqual(['Abstinence from meat']);
  });

  test('name a commemoration as one', () => {
    expect(choiceLabels(i18n, { rank: 'commemoration' }, 'A saint')).not.toBe('A saint');
    expect(choiceLabels(i18n, { rank: 'optionalMemorial' }, 'A saint')).toBe('A saint');
  });

  test('omit a rank that the day’s name contains', () => {
    expect(rankLabels(i18n, 'sunday')).toBeNull();
    expect(rankLabels(i18n, 'feast')).toBe('Feast');
  });
});
