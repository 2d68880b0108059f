import { describe, expect, test } from 'vitest';
import { divide, type Draft } from './draft.ts';
import { remindAt, slotsOf } from './slots.ts';

const NOW = Date.UTC(2026, 0, 5, 9);
const ZONE = 'America/New_York';
const iso = (time: number): string => new Date(time).toISOString();
const divided = (draft: Partial<Draft>, zone = ZONE) =>
  slotsOf(divide({ kind: 'adoration', title: '', audience: 'friends', ...draft }, zone, NOW));

const night = (startsAt: string, endsAt: string, zone = ZONE) =>
  divided({ startsAt, endsAt }, zone).map(({ beginsAt, endsAt: end }) => [iso(beginsAt), iso(end)]);

describe('a rosary', () => {
  test('has its five mysteries on one day', () => {
    const slots = divided({ kind: 'rosary', mysteries: 'sorrowful', day: '2026-01-10' });
    expect(slots.map(({ mystery }) => mystery)).toEqual([
      'agony',
      'scourging',
      'crowning_with_thorns',
      'carrying_of_the_cross',
      'crucifixion',
    ]);
    expect(new Set(slots.map(({ day }) => day))).toEqual(new Set(['2026-01-10']));
  });

  test('has all twenty mysteries in their order', () => {
    const slots = divided({ kind: 'rosary', mysteries: 'all', day: '2026-01-10' });
    expect(slots).toHaveLength(20);
    expect([slots[0]?.mystery, slots[5]?.mystery, slots[19]?.mystery]).toEqual([
      'annunciation',
      'baptism',
      'coronation',
    ]);
  });
});

test('a novena has nine days, of which one is shorter when the clocks go forward', () => {
  const slots = divided({ kind: 'novena', day: '2026-03-05' });
  expect(slots.map(({ day }) => day)).toEqual(
    [5, 6, 7, 8, 9, 10, 11, 12, 13].map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  );
  expect(slots.map(({ beginsAt, endsAt }) => (endsAt - beginsAt) / 3_600_000)).toEqual([
    24, 24, 24, 23, 24, 24, 24, 24, 24,
  ]);
});

describe('adoration through the night', () => {
  test('has an hour less when the clocks go forward', () => {
    const slots = night('2026-03-07T22:00', '2026-03-08T06:00');
    expect(slots).toHaveLength(7);
    expect([slots[0]?.[0], slots[6]?.[1]]).toEqual(['2026-03-08T03:00:00.000Z', '2026-03-08T10:00:00.000Z']);
  });

  test('has an hour more when the clocks go back', () => {
    const slots = night('2026-10-31T22:00', '2026-11-01T06:00');
    expect(slots).toHaveLength(9);
    expect([slots[0]?.[0], slots[8]?.[1]]).toEqual(['2026-11-01T02:00:00.000Z', '2026-11-01T11:00:00.000Z']);
  });

  test('ends with half an hour where the clocks change by half an hour', () => {
    const slots = night('2026-10-03T22:00', '2026-10-04T06:00', 'Australia/Lord_Howe');
    expect(slots).toHaveLength(8);
    expect(slots[7]).toEqual(['2026-10-03T18:30:00.000Z', '2026-10-03T19:00:00.000Z']);
  });
});

describe('a reminder', () => {
  test('of an hour comes that many minutes before it, also across a change of the clocks', () => {
    const [, , , , after] = divided({ startsAt: '2026-03-07T22:00', endsAt: '2026-03-08T06:00' });
    expect(after).toBeDefined();
    if (after === undefined) return;
    expect(iso(after.beginsAt)).toBe('2026-03-08T07:00:00.000Z');
    expect(iso(remindAt(after, 60, 'Europe/Rome'))).toBe('2026-03-08T06:00:00.000Z');
    expect(iso(remindAt(after, 30, ZONE))).toBe('2026-03-08T06:30:00.000Z');
  });

  test('of a day comes at seven on the evening before, by the clock of the member', () => {
    const [first, , , fourth] = divided({ kind: 'novena', day: '2026-03-06' });
    expect([first, fourth]).not.toContain(undefined);
    if (first === undefined || fourth === undefined) return;
    expect(iso(remindAt(first, 60, ZONE))).toBe('2026-03-06T00:00:00.000Z');
    expect(iso(remindAt(fourth, 60, ZONE))).toBe('2026-03-08T23:00:00.000Z');
    expect(iso(remindAt(first, 60, 'Asia/Manila'))).toBe('2026-03-05T11:00:00.000Z');
  });
});
