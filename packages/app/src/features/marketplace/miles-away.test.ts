import { expect, test } from 'vitest';
import { milesAway } from './miles-away.ts';

test.each([
  [null, undefined],
  [0, undefined],
  [1, 1],
  [12, 12],
])('a distance of %j is written as %j', (distance, expected) => {
  expect(milesAway({ distance })).toBe(expected);
});
