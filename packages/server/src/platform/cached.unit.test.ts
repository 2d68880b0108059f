import { expect, test } from 'vitest';
import { cached } from './cached.ts';

test('reads once for callers at the same time and until the time is over, and again after a failure', async () => {
  let now = 0;
  let reads = 0;
  const read = cached(
    1000,
    async () => {
      reads += 1;
      if (reads === 2) throw new Error('The database is down.');
      return reads;
    },
    () => now,
  );
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  now = 999;
  expect(await read()).toBe(1);
  now = 1000;
  await expect(read()).rejects.toThrow('The database is down.');
  expect(await read()).toBe(3);
});
