import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { nextServices } from './next-services.ts';

const i18nOf = (locale: string) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: {} });
  return i18n;
};
const i18n = i18nOf('en');
const timeZone = 'America/Chicago';
const service = (kind: 'mass' | 'confession' | 'adoration', startsAt: string, note = '') => ({
  kind,
  startsAt: `2026-12-${startsAt}Z`,
  note,
  exception: '',
});
const schedule = {
  timeZone,
  upcoming: [
    service('confession', '05T22:45'),
    service('mass', '05T23:30'),
    service('mass', '06T16:00', 'in the chapel'),
    service('confession', '12T22:45'),
  ],
};
const at = (time: string, ownZone = timeZone) =>
  nextServices(i18n, schedule, Date.parse(`2026-12-${time}Z`), ownZone);

it('shows today’s Mass with the confessions before it, in the time zone of the parish', () => {
  expect(at('05T20:00')).toEqual([
    { kind: 'mass', when: 'Today at 5:30\u00A0PM, confessions from 4:45\u00A0PM', notes: [] },
  ]);
  // It is already the sixth in UTC, but not at the parish.
  expect(at('06T02:00')).toEqual([
    { kind: 'mass', when: 'Tomorrow at 10:00\u00A0AM', notes: ['in the chapel'] },
    { kind: 'confession', when: 'Saturday, December 12 at 4:45\u00A0PM', notes: [] },
  ]);
});

it('shows confessions apart if they are after the Mass', () => {
  expect(at('05T23:00').map(({ kind, when }) => `${kind} ${when}`)).toEqual([
    'mass Today at 5:30\u00A0PM',
    'confession Saturday, December 12 at 4:45\u00A0PM',
  ]);
});

it('names the time zone for readers with other clocks', () => {
  expect(at('06T02:00', 'America/New_York')[0]?.when).toBe('Tomorrow at 10:00\u00A0AM\u00A0CST');
});

it('names the language and the exception, and is empty without a schedule', () => {
  const feast = { ...service('mass', '08T18:00'), language: 'es', exception: 'Feast' };
  const now = Date.parse('2026-12-08T12:00Z');
  const [next] = nextServices(i18nOf('es'), { timeZone, upcoming: [feast] }, now, timeZone);
  expect(next).toEqual({ kind: 'mass', when: 'Hoy at 12:00', notes: ['Español', 'Feast'] });
  expect(nextServices(i18n, { timeZone, upcoming: [] }, now, timeZone)).toEqual([]);
});
