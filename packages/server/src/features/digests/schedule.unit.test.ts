import { expect, test } from 'vitest';
import { firstPreferences, nextDigestAt } from './schedule.ts';

const at = (time: string): number => Date.parse(time);
const daily = { ...firstPreferences, frequency: 'daily', timeZone: 'America/Chicago' } as const;
const weekly = { ...firstPreferences, timeZone: 'America/Chicago' } as const;

test.each([
  ['the same day', { ...daily, hour: 9 }, '2026-05-20T13:59:59Z', '2026-05-20T14:00:00Z'],
  ['the next day, if the hour is now', { ...daily, hour: 9 }, '2026-05-20T14:00:00Z', '2026-05-21T14:00:00Z'],
  [
    'the member’s day, not that of UTC',
    { ...daily, hour: 21 },
    '2026-05-21T01:00:00Z',
    '2026-05-21T02:00:00Z',
  ],
  ['an hour that the clocks skip', { ...daily, hour: 2 }, '2026-03-08T07:00:00Z', '2026-03-08T08:00:00Z'],
  ['an hour that comes twice', { ...daily, hour: 1 }, '2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'],
  [
    'once, of an hour that comes twice',
    { ...daily, hour: 1 },
    '2026-11-01T06:00:00Z',
    '2026-11-02T07:00:00Z',
  ],
  ['the same week', weekly, '2026-05-20T12:00:00Z', '2026-05-23T14:00:00Z'],
  ['the same weekday', weekly, '2026-05-23T13:00:00Z', '2026-05-23T14:00:00Z'],
  ['the next week', weekly, '2026-05-23T14:00:00Z', '2026-05-30T14:00:00Z'],
  ['Sunday', { ...weekly, weekday: 0 }, '2026-05-20T12:00:00Z', '2026-05-24T14:00:00Z'],
  ['New York, if no zone is chosen', firstPreferences, '2026-05-20T12:00:00Z', '2026-05-23T13:00:00Z'],
])('is next due on %s', (_, preferences, now, next) => {
  expect(nextDigestAt(preferences, at(now))).toBe(at(next));
});

test('is never due', () => {
  expect(nextDigestAt({ ...weekly, frequency: 'never' }, at('2026-05-20T12:00:00Z'))).toBeNull();
});
