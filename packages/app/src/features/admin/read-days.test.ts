import { expect, test } from 'vitest';
import { readDays } from './read-days.ts';

test.each([
  ['1', 1],
  [' 30 ', 30],
  ['365', 365],
])('%j are %i days', (typed, days) => {
  expect(readDays(typed)).toBe(days);
});

test.each(['', '0', '366', '-1', '1.5', '7,5', '1e2', 'NaN', '0x10', 'a week'])(
  '%j is not a valid number of days',
  (typed) => {
    expect(readDays(typed)).toBeNull();
  },
);
