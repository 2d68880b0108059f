import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { eventTimes } from './event-times.ts';

const study = {
  beginsAt: '2026-11-24T22:00:00.000Z',
  endsAt: '2026-11-24T23:30:00.000Z',
  recurrence: 'weekly',
} as const;

/** Intl formats times with thin and narrow spaces. */
const plain = (times: object) => JSON.parse(JSON.stringify(times).replaceAll(/[\u2009\u202f\u00a0]/g, ' '));

const timesOf = (span: Parameters<typeof eventTimes>[1], zone: string) =>
  plain(eventTimes(literal, span, zone));

describe('the times of an event', () => {
  test('are shown both in the site’s and in the reader’s time zone', () => {
    expect(timesOf(study, 'America/New_York')).toEqual({
      date: 'Every Tuesday',
      time: '7:00 PM – 8:30 PM (GMT-3)',
      ownTime: '5:00 PM – 6:30 PM where you are',
    });
  });

  test('are in the event’s own time zone if it has one', () => {
    expect(timesOf({ ...study, timeZone: 'America/New_York' }, 'America/Sao_Paulo')).toEqual({
      date: 'Every Tuesday',
      time: '5:00 PM – 6:30 PM (GMT-5)',
      ownTime: '7:00 PM – 8:30 PM where you are',
    });
  });

  test('are shown only once if both zones show the same time', () => {
    expect(timesOf(study, 'America/Argentina/Cordoba')).not.toHaveProperty('ownTime');
  });

  test('include the day if it differs for the reader', () => {
    expect(timesOf(study, 'Europe/Rome').ownTime).toBe('Nov 24, 11:00 PM – Nov 25, 12:30 AM where you are');
    expect(timesOf(study, 'Asia/Manila').ownTime).toBe('Wednesday, Nov 25, 6:00 AM – 7:30 AM where you are');
  });

  test('have a date unless it recurs daily or weekly', () => {
    expect(timesOf({ ...study, recurrence: 'daily' }, 'UTC').date).toBe('Every day');
    for (const recurrence of ['none', 'monthly'] as const) {
      expect(timesOf({ ...study, recurrence }, 'UTC').date).toBe('Tuesday, November 24, 2026');
    }
  });

  test('begin with a capital even in languages with lower-case weekdays', () => {
    const spanish = setupI18n();
    spanish.loadAndActivate({ locale: 'es', messages: {} });
    const once = plain(eventTimes(spanish, { ...study, recurrence: 'none' }, 'Asia/Manila'));
    expect(once.date).toMatch(/^Martes, 24 de noviembre/);
    expect(once.ownTime).toMatch(/^Miércoles, /);
    const vigil = { ...study, beginsAt: '2026-11-25T02:30:00.000Z', endsAt: '2026-11-25T04:00:00.000Z' };
    expect(plain(eventTimes(spanish, vigil, 'America/New_York')).time).toMatch(/^24 nov, 23:30 – 25 nov/);
  });
});
