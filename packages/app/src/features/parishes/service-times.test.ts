import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { exceptionsToCome, servicesOf, timeText, withoutPast } from './service-times.ts';

const i18nOf = (locale: string) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: {} });
  return i18n;
};

const times = [
  { kind: 'confession', day: 6, time: '15:30', note: '' },
  { kind: 'mass', day: 0, time: '10:00', note: '' },
  { kind: 'mass', day: 0, time: '18:00', note: 'Spanish' },
  { kind: 'mass', day: 6, time: '17:00', note: '' },
] as const;

it('lists Masses and confessions day by day, without breaking a time', () => {
  expect(servicesOf(i18nOf('en'), times)).toEqual([
    {
      kind: 'mass',
      days: [
        { day: 'Sunday', times: '10:00\u00A0AM · 6:00\u00A0PM (Spanish)' },
        { day: 'Saturday', times: '5:00\u00A0PM' },
      ],
    },
    { kind: 'confession', days: [{ day: 'Saturday', times: '3:30\u00A0PM' }] },
  ]);
  expect(servicesOf(i18nOf('es'), times)[0]?.days[0]).toEqual({
    day: 'Domingo',
    times: '10:00 · 18:00 (Spanish)',
  });
  expect(servicesOf(i18nOf('en'), [])).toEqual([]);
});

it('groups consecutive days with the same times', () => {
  const workdays = [1, 2, 3, 5].map((day) => ({ kind: 'mass', day, time: '07:30', note: '' }) as const);
  expect(servicesOf(i18nOf('en'), workdays)[0]?.days).toEqual([
    { day: 'Monday to Wednesday', times: '7:30\u00A0AM' },
    { day: 'Friday', times: '7:30\u00A0AM' },
  ]);
});

it('lists only upcoming days, including one that is not over in every time zone', () => {
  const exceptions = [
    { date: '2026-12-08', note: 'Masses as on Sundays.' },
    {
      date: '2026-12-25',
      note: 'Midnight Mass alone.',
      times: [{ kind: 'mass' as const, time: '00:00', note: '' }],
    },
  ];
  const now = Date.parse('2026-12-09T10:00Z');
  expect(exceptionsToCome(i18nOf('en'), exceptions, now).map(({ note }) => note)).toHaveLength(2);
  expect(exceptionsToCome(i18nOf('en'), exceptions, now + 3 * 60 * 60 * 1000)).toEqual([
    {
      date: '2026-12-25',
      day: 'Friday, December 25, 2026',
      note: 'Midnight Mass alone.',
      times: [{ kind: 'mass', times: '12:00\u00A0AM' }],
    },
  ]);
  expect(exceptionsToCome(i18nOf('es'), exceptions, now)[0]?.day).toBe('Martes, 8 de diciembre de 2026');
});

it('names the language, the note and the season of a service', () => {
  const mass = { kind: 'mass', day: 0, time: '10:00', note: 'in the chapel' } as const;
  expect(timeText(i18nOf('en'), { ...mass, language: 'es', until: '2027-05-31' })).toBe(
    '10:00\u00A0AM (Spanish, in the chapel, until May 31, 2027)',
  );
  expect(timeText(i18nOf('en'), { ...mass, note: '', from: '2027-06-01' })).toBe(
    '10:00\u00A0AM (from Jun 1, 2027)',
  );
  const seasons = [mass, { ...mass, until: '2026-12-01' }, { ...mass, until: '2026-12-09' }];
  expect(withoutPast(seasons, Date.parse('2026-12-09T00:00Z'))).toEqual([mass, seasons[2]]);
});
