import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('calls the function once for each object, even if the result is undefined', () => {
  const calls: object[] = [];
  const remember = memoize((key: object) => {
    calls.push(key);
    return undefined;
  });
  const [one, other] = [{}, {}];
  for (const key of [one, other, one]) expect(remember(key)).toBeUndefined();
  expect(calls).toEqual([one, other]);
});
