import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { parishDetails } from '../../../test/publications.ts';
import { createHolyDays } from '../liturgy/index.ts';
import type { OpenParish } from '../publications/index.ts';
import { upcomingServices } from '../service-schedule/index.ts';
import { parishCalendar } from './parish-calendar.ts';

const DAY = 24 * 60 * 60 * 1000;
const site = new URL('https://parvis.example');
const now = Date.parse('2026-12-01T12:00Z');
const open: OpenParish = {
  id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d',
  title: 'St. Cecilia; a church',
  summary: '',
  language: 'es',
  parish: {
    ...parishDetails,
    timeZone: 'America/New_York',
    times: [
      { kind: 'mass', day: 0, time: '02:30', note: '' },
      { kind: 'mass', day: 0, time: '02:30', note: 'Chapel' },
      { kind: 'mass', day: 2, time: '08:00', note: '', language: 'pl' },
      { kind: 'mass', day: 4, time: '19:00', note: '', from: '2026-12-10', until: '2027-03-04' },
      { kind: 'confession', day: 5, time: '16:00', note: 'Line one' },
    ],
    holyDayTimes: [
      { kind: 'mass', time: '12:10', note: '' },
      { kind: 'mass', time: '19:30', note: '', isVigil: true },
    ],
    exceptions: [
      { date: '2026-12-24', note: 'Early', times: [{ kind: 'mass', time: '15:00', note: '' }] },
      { date: '2026-12-25', note: 'Closed', times: [] },
      { date: '2027-01-05', note: 'With the bishop' },
    ],
  },
  confirmedAt: now,
  changedAt: now,
  revision: 3,
};

const text = parishCalendar(open, { site, now }).toString();
const calendar = new ICAL.Component(ICAL.parse(text));
const events = calendar.getAllSubcomponents('vevent');

/** The starts of all services in these days, by a library that knows nothing of holy days. */
function startsOf(first: number, last: number): number[] {
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('x'));
  const instant = (time: ICAL.Time): number => {
    const local = time.clone();
    local.zone = zone;
    return local.toUnixTime() * 1000;
  };
  const starts = events
    .filter((event) => event.getFirstPropertyValue('transp') === null)
    .flatMap((component) => {
      const event = new ICAL.Event(component);
      if (!event.isRecurring()) return [instant(event.startDate)];
      const excluded = new Set(
        component.getAllProperties('exdate').map((property) => String(property.getFirstValue())),
      );
      const iterator = event.startDate.clone();
      const rule = component.getFirstPropertyValue('rrule') as ICAL.Recur;
      const found: number[] = [];
      for (const times = rule.iterator(iterator); ;) {
        const next = times.next() as ICAL.Time | null;
        if (next === null || instant(next) > last) return found;
        if (!excluded.has(next.toString())) found.push(instant(next));
      }
    });
  return starts.filter((start) => start > first && start <= last).toSorted((one, other) => one - other);
}

describe('the calendar of a parish', () => {
  test('has the services of the schedule for a year, with its holy days, seasons and exceptions', () => {
    // The clocks skip 2:30 on the second Sunday of March. The two libraries read that one Mass differently.
    const skipped = Date.parse('2027-03-14T00:00Z');
    const expected = upcomingServices(
      { ...open.parish, timeZone: 'America/New_York' },
      { after: now, most: 1000, days: 366, isHolyDay: createHolyDays('unitedStates') },
    ).map(({ startsAt }) => startsAt);
    const isUsual = (start: number): boolean => Math.abs(start - skipped) > DAY;
    const last = now + 365 * DAY;
    expect(startsOf(now, last).filter(isUsual)).toEqual(
      expected.filter((start) => start <= last && isUsual(start)),
    );
  });

  test('has an id of its own for each event, and the kind, the language and the notes', () => {
    const ids = events.map((event) => event.getFirstPropertyValue('uid'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(text).toContain('SUMMARY:Misa (polaco)');
    expect(text).toContain('CATEGORIES:confession');
    expect(text.replaceAll('\r\n ', '')).toContain('LOCATION:St. Cecilia\\; a church\\, 12 Elm Street');
    expect(events.filter((event) => event.getFirstPropertyValue('transp') !== null)).toHaveLength(2);
  });

  test('stays the same within a day', () => {
    expect(parishCalendar(open, { site, now: now + 60_000 }).toString()).toBe(text);
  });
});
