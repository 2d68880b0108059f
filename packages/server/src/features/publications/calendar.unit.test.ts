import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarOf, type CalendarEvent } from './calendar.ts';
import { occurrenceAt } from './occurrences.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

const rosary: CalendarEvent = {
  id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d',
  title: 'Community rosary',
  summary: 'Each for somebody.',
  updatedAt: now,
  sequence: 0,
  isCancelled: false,
  event: {
    startsAt: '2026-01-06T19:00',
    minutes: 45,
    timeZone: 'America/New_York',
    recurrence: 'weekly',
    until: null,
    place: '',
    link: '',
  },
};

const write = (event: CalendarEvent): string =>
  calendarOf([event], { name: 'Parvis', siteUrl: new URL('https://parvis.example') }).toString();

const withTimes = (times: Partial<CalendarEvent['event']>): CalendarEvent => ({
  ...rosary,
  event: { ...rosary.event, ...times },
});

/** Parses the file with a library of a calendar program. The library knows only the time zones in the file. */
function read(text: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [event] = calendar.getAllSubcomponents('vevent');
  if (event === undefined) throw new Error('There is no event.');
  return new ICAL.Event(event);
}

function times(text: string, most: number): string[] {
  const iterator = read(text).iterator();
  const found: string[] = [];
  for (let time = iterator.next(); time !== undefined && time !== null; time = iterator.next()) {
    found.push(time.toJSDate().toISOString());
    if (found.length === most) break;
  }
  return found;
}

function expected({ event }: CalendarEvent, most: number): string[] {
  const found: string[] = [];
  let after = Date.parse('2025-01-01T00:00:00Z');
  while (found.length < most) {
    const { beginsAt, endsAt } = occurrenceAt(event, after);
    if (endsAt <= after) break;
    found.push(new Date(beginsAt).toISOString());
    after = endsAt;
  }
  return found;
}

/** Returns the rules of a zone in the file, such as STANDARD, each with its yearly repetition. */
function zoneRules(timeZone: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(write(withTimes({ timeZone }))));
  const [zone, ...others] = calendar.getAllSubcomponents('vtimezone');
  expect(others).toEqual([]);
  return (zone?.getAllSubcomponents() ?? [])
    .map((rule) => `${rule.name} ${String(rule.getFirstPropertyValue('rrule'))}`)
    .toSorted();
}

describe('a time zone is written in the form that Outlook reads', () => {
  test.each([
    [
      'America/New_York',
      ['daylight FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'standard FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
    ],
    [
      'Europe/Madrid',
      ['daylight FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'standard FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
    ],
    ['America/Sao_Paulo', ['standard null']],
  ])('%s', (timeZone, rules) => {
    expect(zoneRules(timeZone)).toEqual(rules);
  });

  test('with one STANDARD rule and at most one DAYLIGHT rule for every existing zone', () => {
    const yearly = 'FREQ=YEARLY';
    const odd = Intl.supportedValuesOf('timeZone').filter((timeZone) => {
      const rules = zoneRules(timeZone);
      if (rules.length === 1) return rules[0] !== 'standard null';
      return !(
        rules.length === 2 &&
        rules[0]?.startsWith(`daylight ${yearly}`) === true &&
        rules[1]?.startsWith(`standard ${yearly}`) === true
      );
    });
    expect(odd).toEqual([]);
  });
});

describe('a series takes place at the same times in calendar programs', () => {
  test.each([
    ['every week in New York', {}],
    ['every day in Berlin', { recurrence: 'daily', timeZone: 'Europe/Berlin' }],
    ['every week in Sydney', { timeZone: 'Australia/Sydney' }],
    ['every week in a zone without summer time', { timeZone: 'America/Sao_Paulo' }],
    ['every week in Dublin, which defines winter time as the exception', { timeZone: 'Europe/Dublin' }],
    [
      'every day in a zone that is given by its former name',
      { recurrence: 'daily', timeZone: 'US/Pacific-New' },
    ],
    ['every month that has a 31st', { recurrence: 'monthly', startsAt: '2026-01-31T12:00' }],
    ['until the day of an occurrence', { until: '2026-03-10', timeZone: 'Pacific/Auckland' }],
    ['until the day before an occurrence', { until: '2026-03-09' }],
  ] as const)('%s', (_, change) => {
    const series = withTimes(change);
    const most = series.event.recurrence === 'monthly' ? 60 : 400;
    const wanted = expected(series, most);
    expect(wanted.length).toBeGreaterThan(5);
    expect(times(write(series), most)).toEqual(wanted);
  });
});

test('a single event has its time in UTC', () => {
  const once = write(withTimes({ recurrence: 'none' }));
  expect(once).toContain('DTSTART:20260107T000000Z\r\nDURATION:PT45M\r\n');
  expect(once).not.toContain('VTIMEZONE');
  expect(times(once, 5)).toEqual(['2026-01-07T00:00:00.000Z']);
});

test('texts are read back unchanged, and lines have the maximum length', () => {
  const title = 'Rosario; por, los \\ enfermos 🕊️ '.repeat(6).trim();
  const summary = 'First line\nBEGIN:VALARM\r\nlast\u0000 line';
  const text = write({ ...withTimes({ place: 'Hall 2, Elm Street' }), title, summary });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(text).not.toContain('�');
  const event = read(text);
  expect([event.summary, event.location]).toEqual([title, 'Hall 2, Elm Street']);
  expect(event.description).toBe('First line\nBEGIN:VALARM\nlast line');
});

test('an event links to its page, and has all required properties', () => {
  const text = write(withTimes({ link: 'https://meet.example/rosary' }));
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/u);
  expect(text).toMatch(/END:VCALENDAR\r\n$/u);
  expect(text.replaceAll('\r\n ', '')).toContain(`URL:https://parvis.example/event/${rosary.id}\r\n`);
  const event = read(text);
  expect([event.uid, event.location]).toEqual([rosary.id, 'https://meet.example/rosary']);
});

test('a series that began long ago has the current rules of its zone', () => {
  const old = write(withTimes({ startsAt: '2005-01-04T19:00' }));
  const iterator = read(old).iterator();
  let time = iterator.next();
  while (time.toJSDate().getTime() < now + 9 * 365 * DAY) time = iterator.next();
  expect(time.toJSDate().getTime()).toBe(
    occurrenceAt(withTimes({ startsAt: '2005-01-04T19:00' }).event, now + 9 * 365 * DAY).beginsAt,
  );
});

const properties = (event: CalendarEvent) => {
  const [component] = new ICAL.Component(ICAL.parse(write(event))).getAllSubcomponents('vevent');
  return ['uid', 'dtstart', 'status', 'sequence'].map((name) =>
    String(component?.getFirstPropertyValue(name)),
  );
};

test('a cancelled event keeps its id and time, and has a higher sequence', () => {
  const [id, start, ...before] = properties(rosary);
  expect(before).toEqual(['CONFIRMED', '0']);
  expect(properties({ ...rosary, isCancelled: true, sequence: 1 })).toEqual([id, start, 'CANCELLED', '1']);
});

// The other tests read the file with the library that also writes it. This test compares the text of the file with the
// RFC.
test('a calendar has the form of RFC 5545', () => {
  const series = {
    ...withTimes({ until: '2026-03-09', minutes: 1500, place: 'Hall 2, Elm Street' }),
    title: 'Rosary; at home \\ online',
    summary: 'First line\r\nsecond\rthird\u0000',
  };
  const once = { ...withTimes({ recurrence: 'none' }), summary: '', sequence: 2, isCancelled: true };
  const text = calendarOf([series, once], {
    name: 'Rosary; at\r\nhome, or \\',
    siteUrl: new URL('https://parvis.example'),
  }).toString();
  const [before = '', zone = '', after = ''] = text
    .replaceAll('\r\n ', '')
    .split(/(BEGIN:VTIMEZONE\r\nTZID:America\/New_York\r\n.*END:VTIMEZONE\r\n)/su);
  expect(zone).toContain('BEGIN:DAYLIGHT\r\nTZNAME:EDT\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400\r\n');
  expect(before.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parvis//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Rosary\\; at\\nhome\\, or \\\\',
    'X-WR-CALNAME:Rosary\\; at\\nhome\\, or \\\\',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    '',
  ]);
  expect(after.split('\r\n')).toEqual([
    'BEGIN:VEVENT',
    `UID:${rosary.id}`,
    'DTSTAMP:20260101T000000Z',
    'LAST-MODIFIED:20260101T000000Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'DTSTART;TZID=America/New_York:20260106T190000',
    'DURATION:PT1500M',
    'RRULE:FREQ=WEEKLY;UNTIL=20260310T035900Z',
    'SUMMARY:Rosary\\; at home \\\\ online',
    'DESCRIPTION:First line\\nsecond\\nthird',
    'LOCATION:Hall 2\\, Elm Street',
    `URL:https://parvis.example/event/${rosary.id}`,
    'END:VEVENT',
    'BEGIN:VEVENT',
    `UID:${rosary.id}`,
    'DTSTAMP:20260101T000000Z',
    'LAST-MODIFIED:20260101T000000Z',
    'SEQUENCE:2',
    'STATUS:CANCELLED',
    'DTSTART:20260107T000000Z',
    'DURATION:PT45M',
    'SUMMARY:Community rosary',
    `URL:https://parvis.example/event/${rosary.id}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a series that starts when the clocks change keeps its wall time', () => {
  expect(write(withTimes({ startsAt: '2026-03-08T02:30' }))).toContain(
    'DTSTART;TZID=America/New_York:20260308T023000\r\n',
  );
});
