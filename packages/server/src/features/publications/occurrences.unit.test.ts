import { describe, expect, test } from 'vitest';
import { occurrenceAt, occurrencesBetween } from './occurrences.ts';
import { instantOf, isTimeZone, readWallTime, spelledTimeZone } from '../../platform/zoned-time.ts';

const iso = (time: number): string => new Date(time).toISOString().slice(0, 16);
const at = (wallTime: string, zone: string): string => iso(instantOf(readWallTime(wallTime) ?? 0, zone));

const next = (event: Parameters<typeof occurrenceAt>[0], now: string): string =>
  iso(occurrenceAt(event, Date.parse(`${now}Z`)).beginsAt);

describe('wall time', () => {
  test.each([
    ['2026-01-07T19:00', 'America/Sao_Paulo', '2026-01-07T22:00'],
    ['2026-07-07T19:00', 'America/New_York', '2026-07-07T23:00'],
    ['2026-01-07T19:00', 'America/New_York', '2026-01-08T00:00'],
    ['2026-01-07T00:30', 'Pacific/Auckland', '2026-01-06T11:30'],
    ['2026-01-07T12:00', 'Asia/Kathmandu', '2026-01-07T06:15'],
    // A wall time that is skipped moves forward by the gap. If a wall time comes twice, the first one counts.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30'],
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00'],
  ])('%s in %s is %s', (wallTime, zone, instant) => {
    expect(at(wallTime, zone)).toBe(instant);
  });

  test('is null for a time that does not exist', () => {
    expect(['2026-02-29T10:00', '2026-13-01T10:00', '2026-01-01T24:00'].map(readWallTime)).toEqual([
      null,
      null,
      null,
    ]);
    expect(readWallTime('2028-02-29T10:00')).not.toBeNull();
  });

  test('needs a zone that exists', () => {
    const names = ['Europe/Rome', 'UTC', '+03:00', 'T12:00+01:00[Europe/Rome]', 'Middle/Earth', ''];
    expect(names.filter(isTimeZone)).toEqual(['Europe/Rome', 'UTC']);
  });

  test('accepts other spellings of a zone', () => {
    expect(['america/new_york', 'EUROPE/ROME', 'Asia/Kolkata'].map(spelledTimeZone)).toEqual([
      'America/New_York',
      'Europe/Rome',
      'Asia/Kolkata',
    ]);
  });
});

describe('the next occurrence of an event', () => {
  const rosary = {
    startsAt: '2026-01-06T19:00',
    minutes: 60,
    timeZone: 'America/New_York',
    recurrence: 'weekly',
    until: null,
  } as const;

  test.each([
    ['2025-01-01T00:00', '2026-01-07T00:00'],
    ['2026-01-07T00:59', '2026-01-07T00:00'],
    ['2026-01-07T01:00', '2026-01-14T00:00'],
    // In summer the same wall time is an hour earlier in UTC.
    ['2026-03-10T12:00', '2026-03-10T23:00'],
    ['2046-01-01T00:00', '2046-01-03T00:00'],
  ])('of every week after %s is on %s', (now, begins) => {
    expect(next(rosary, now)).toBe(begins);
  });

  test('of every day can go past midnight, and can be long', () => {
    const vigil = { ...rosary, recurrence: 'daily', minutes: 600 } as const;
    expect(next(vigil, '2026-02-01T09:59')).toBe('2026-02-01T00:00');
    expect(next(vigil, '2026-02-01T10:00')).toBe('2026-02-02T00:00');
    const retreat = { ...rosary, minutes: 20_160 };
    expect(next(retreat, '2026-01-20T00:00')).toBe('2026-01-07T00:00');
  });

  test('of every month leaves out months without the day', () => {
    const monthly = { ...rosary, startsAt: '2026-01-31T12:00', recurrence: 'monthly' } as const;
    expect(next(monthly, '2026-02-01T00:00')).toBe('2026-03-31T16:00');
    expect(next(monthly, '2026-04-01T00:00')).toBe('2026-05-31T16:00');
  });

  test('is the last one if the event is over', () => {
    const lent = { ...rosary, until: '2026-01-20' };
    expect(next(lent, '2026-01-15T00:00')).toBe('2026-01-21T00:00');
    expect(next(lent, '2027-01-15T00:00')).toBe('2026-01-21T00:00');
    expect(next({ ...lent, until: '2026-01-19' }, '2027-01-15T00:00')).toBe('2026-01-14T00:00');
    expect(next({ ...lent, until: '2026-01-06' }, '2027-01-15T00:00')).toBe('2026-01-07T00:00');
    const monthly = { ...rosary, startsAt: '2026-01-31T12:00', recurrence: 'monthly' } as const;
    expect(next({ ...monthly, until: '2026-04-30' }, '2027-01-01T00:00')).toBe('2026-03-31T16:00');
    expect(next({ ...rosary, recurrence: 'none' }, '2027-01-01T00:00')).toBe('2026-01-07T00:00');
  });
});

const between = (event: Parameters<typeof occurrenceAt>[0], after: string, before: string): string[] =>
  occurrencesBetween(event, Date.parse(`${after}Z`), Date.parse(`${before}Z`)).map(({ beginsAt }) =>
    iso(beginsAt),
  );

describe('the occurrences of a period', () => {
  const vigil = {
    startsAt: '2026-01-31T23:30',
    minutes: 60,
    timeZone: 'UTC',
    recurrence: 'none',
    until: null,
  } as const;

  test('include one that begins before the period and ends in it, but none that touch it', () => {
    expect(between(vigil, '2026-02-01T00:00', '2026-02-02T00:00')).toEqual(['2026-01-31T23:30']);
    expect(between(vigil, '2026-02-01T00:30', '2026-02-02T00:00')).toEqual([]);
    expect(between(vigil, '2026-01-31T00:00', '2026-01-31T23:30')).toEqual([]);
  });

  test('of a series are in the past and far in the future, without months that lack the day', () => {
    const monthly = { ...vigil, recurrence: 'monthly' } as const;
    expect(between(monthly, '2026-02-02T00:00', '2026-06-01T00:00')).toEqual([
      '2026-03-31T23:30',
      '2026-05-31T23:30',
    ]);
    expect(between({ ...vigil, recurrence: 'daily' }, '2046-01-01T12:00', '2046-01-03T12:00')).toEqual([
      '2046-01-01T23:30',
      '2046-01-02T23:30',
    ]);
    expect(
      between({ ...vigil, recurrence: 'daily', until: '2026-02-01' }, '2026-01-01T00:00', '2027-01-01T00:00'),
    ).toEqual(['2026-01-31T23:30', '2026-02-01T23:30']);
    expect(between({ ...vigil, recurrence: 'weekly' }, '2025-01-01T00:00', '2026-01-31T00:00')).toEqual([]);
  });
});
