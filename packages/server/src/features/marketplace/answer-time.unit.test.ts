import { expect, test } from 'vitest';
import { answersWithin } from './answer-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = 90 * DAY;

const after = (...times: readonly (number | null)[]) =>
  times.map((time) => ({
    asked_at: now - 30 * DAY,
    answered_at: time === null ? null : now - 30 * DAY + time,
  }));

test.each([
  ['too few answers', after(MINUTE, MINUTE, MINUTE, MINUTE), null],
  ['fast answers, one of them slow', after(MINUTE, MINUTE, HOUR, DAY, 20 * DAY), 'hour'],
  ['answers within a day', after(MINUTE, 2 * HOUR, 3 * HOUR, DAY, 5 * DAY), 'day'],
  ['answers within some days', after(DAY, 2 * DAY, 2 * DAY, 3 * DAY, null), 'week'],
  ['an even number of answers', after(MINUTE, MINUTE, MINUTE, DAY, DAY, DAY), 'day'],
  ['mostly no answers', after(MINUTE, MINUTE, null, null, null), null],
  ['answers after weeks', after(8 * DAY, 8 * DAY, 8 * DAY, 8 * DAY, 8 * DAY), null],
] as const)('%s', (_, enquiries, expected) => {
  expect(answersWithin(enquiries, now)).toBe(expected);
});

test('an enquiry of today that waits for an answer does not count', () => {
  const waiting = Array.from({ length: 9 }, () => ({ asked_at: now - HOUR, answered_at: null }));
  expect(answersWithin([...after(MINUTE, MINUTE, MINUTE, MINUTE, MINUTE), ...waiting], now)).toBe('hour');
});
