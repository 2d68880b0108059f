import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { nextMassesOf } from './next-masses.ts';

const i18nOf = (locale: string) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: {} });
  return i18n;
};
const i18n = i18nOf('en');

const details = {
  diocese: 'Diocese of Springfield',
  address: '12 Elm Street',
  town: 'Springfield',
  state: 'IL',
  zip: '62701',
  phone: '',
  email: '',
  website: '',
  pastor: '',
};
const sundays = {
  ...details,
  times: [
    { kind: 'mass' as const, day: 0, time: '18:00', note: 'Spanish' },
    { kind: 'mass' as const, day: 0, time: '10:00', note: '' },
    { kind: 'confession' as const, day: 5, time: '16:00', note: '' },
  ],
  exceptions: [{ date: '2026-12-06', note: 'Only at noon.' }],
};
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 0);

it('lists the Masses of the next day with a Mass, the earliest first', () => {
  const times = '10:00\u00A0AM · 6:00\u00A0PM (Spanish)';
  const masses = { startsAt: '2026-11-29T10:00', times, exception: null };
  expect(nextMassesOf(i18n, sundays, at(28, 20))).toEqual({ ...masses, day: 'Tomorrow' });
  expect(nextMassesOf(i18n, sundays, at(29, 9))).toEqual({ ...masses, day: 'Today' });
  expect(nextMassesOf(i18nOf('es'), sundays, at(26, 9))?.day).toBe('Domingo, 29 de noviembre');
});

it('omits the Masses of today that have begun', () => {
  expect(nextMassesOf(i18n, sundays, at(29, 10))).toMatchObject({
    day: 'Today',
    times: '6:00\u00A0PM (Spanish)',
  });
});

it('looks a week ahead, and names the exception of that day', () => {
  expect(nextMassesOf(i18n, sundays, at(29, 18))).toMatchObject({
    day: 'Sunday, December 6',
    exception: 'Only at noon.',
  });
});

it('is null if no Mass is known', () => {
  expect(nextMassesOf(i18n, { ...sundays, times: sundays.times.slice(2) }, at(29, 9))).toBeNull();
});
