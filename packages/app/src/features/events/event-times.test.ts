import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { dayText, isOfAnotherYear, ownTime, recurrenceText, untilText, zonedTime } from './event-times.ts';

const i18nOf = (locale: string) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: {} });
  return i18n;
};
const english = i18nOf('en');
const spanish = i18nOf('es');

const study = { beginsAt: '2026-12-01T22:00:00.000Z', endsAt: '2026-12-01T23:30:00.000Z' };
const saoPaulo = 'America/Sao_Paulo';
/** Browsers use different space characters between the time and AM/PM. */
const plain = (text: string | null) => text?.replaceAll(/\s/gu, ' ') ?? null;

describe('the time of an event', () => {
  it('is shown in the event’s time zone, with its offset', () => {
    expect(plain(zonedTime(english, study, saoPaulo))).toBe('7:00 PM – 8:30 PM (GMT-3)');
    expect(plain(zonedTime(spanish, study, saoPaulo))).toBe('19:00 – 20:30 (GMT-3)');
    expect(dayText(english, study, saoPaulo)).toBe('Tuesday, December 1, 2026');
    expect(dayText(spanish, study, saoPaulo)).toBe('Martes, 1 de diciembre de 2026');
  });

  it('follows daylight saving time in the event’s time zone', () => {
    const winter = { beginsAt: '2026-03-04T00:00:00.000Z', endsAt: '2026-03-04T00:45:00.000Z' };
    const summer = { beginsAt: '2026-03-10T23:00:00.000Z', endsAt: '2026-03-10T23:45:00.000Z' };
    expect(plain(zonedTime(english, winter, 'America/New_York'))).toBe('7:00 PM – 7:45 PM (GMT-5)');
    expect(plain(zonedTime(english, summer, 'America/New_York'))).toBe('7:00 PM – 7:45 PM (GMT-4)');
  });

  it('shows both offsets if the clocks change between start and end', () => {
    const night = { beginsAt: '2027-11-07T05:30:00.000Z', endsAt: '2027-11-07T06:15:00.000Z' };
    expect(plain(zonedTime(english, night, 'America/New_York'))).toBe('1:30 AM (GMT-4) – 1:15 AM (GMT-5)');
    expect(plain(ownTime(english, night, saoPaulo, 'America/New_York'))).toBe(
      '1:30 AM (GMT-4) – 1:15 AM (GMT-5) where you are',
    );
  });

  it('shows both days if it ends on another one', () => {
    const vigil = { beginsAt: '2026-12-05T23:00:00.000Z', endsAt: '2026-12-06T10:00:00.000Z' };
    expect(plain(zonedTime(english, vigil, saoPaulo))).toBe('Dec 5, 8:00 PM – Dec 6, 7:00 AM (GMT-3)');
  });
});

describe("the reader's own time", () => {
  it('is shown if the zones differ, with the day if that differs too', () => {
    expect(plain(ownTime(english, study, saoPaulo, 'America/New_York'))).toBe(
      '5:00 PM – 6:30 PM where you are',
    );
    expect(plain(ownTime(english, study, saoPaulo, 'Asia/Tokyo'))).toBe(
      'Wednesday, Dec 2, 7:00 AM – 8:30 AM where you are',
    );
    expect(plain(ownTime(spanish, study, saoPaulo, 'Asia/Tokyo'))).toMatch(/^Miércoles, 2 dic/);
  });

  it('is omitted if both zones show the same time, even if their names differ', () => {
    expect(ownTime(english, study, saoPaulo, 'America/Argentina/Buenos_Aires')).toBeNull();
    expect(ownTime(english, study, saoPaulo, saoPaulo)).toBeNull();
  });
});

it('the year is shown if it differs in the event’s time zone', () => {
  const eve = { beginsAt: '2027-01-01T01:00:00.000Z' };
  expect(isOfAnotherYear(eve, saoPaulo, Date.parse('2026-12-01T12:00:00Z'))).toBe(false);
  expect(isOfAnotherYear(eve, 'Europe/Rome', Date.parse('2026-12-01T12:00:00Z'))).toBe(true);
});

describe('a series', () => {
  const event = {
    startsAt: '2026-12-01T19:00',
    minutes: 90,
    timeZone: saoPaulo,
    until: null,
    place: '',
    link: '',
  };

  it.each([
    ['none', null],
    ['daily', 'Every day'],
    ['weekly', 'Every Tuesday'],
    ['monthly', 'Every month on day 1'],
  ] as const)('with the recurrence %s is described in words', (recurrence, words) => {
    expect(recurrenceText(english, { ...event, recurrence })).toBe(words);
  });

  it('uses the weekday of the event’s time zone', () => {
    const late = { ...event, startsAt: '2026-12-01T23:30', recurrence: 'weekly' } as const;
    expect(recurrenceText(spanish, late)).toBe('Every martes');
  });

  it('can have an end', () => {
    expect(untilText(english, { ...event, recurrence: 'weekly' })).toBeNull();
    expect(untilText(english, { ...event, recurrence: 'weekly', until: '2026-12-24' })).toBe(
      'Until December 24, 2026',
    );
  });
});
