import { expect, test } from 'vitest';
import { milesAway } from './miles-away.ts';

test.each([
  [null, undefined],
  [0, undefined],
  [1, 1],
  [12, 12],
])('a distance of %j is told as %j', (distance, told) => {
  expect(milesAway({ distance })).toBe(told);
});
