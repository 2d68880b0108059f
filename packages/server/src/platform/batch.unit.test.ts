import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

function counting() {
  const loads: (readonly string[])[] = [];
  const length = createBatch(async (keys: readonly string[]) => {
    loads.push(keys);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.length]));
  });
  return { length, loads };
}

test('calls of one moment are loaded at once', async () => {
  const { length, loads } = counting();
  const values = await Promise.all(['one', 'three', 'unknown'].map(async (key) => length(key)));
  expect(values).toEqual([3, 5, undefined]);
  expect(loads).toEqual([['one', 'three', 'unknown']]);
});

test('a call after the loading has begun loads again, so it gets a newer state', async () => {
  const { length, loads } = counting();
  await length('one');
  await length('one');
  expect(loads).toEqual([['one'], ['one']]);
});

test('an error reaches all callers, and later calls load again', async () => {
  let isBroken = true;
  const load = createBatch(async (keys: readonly string[]) => {
    if (isBroken) throw new Error('broken');
    return new Map(keys.map((key) => [key, key]));
  });
  const results = await Promise.allSettled([load('one'), load('two')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await load('one')).toBe('one');
});
