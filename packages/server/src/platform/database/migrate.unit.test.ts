import { expect, test } from 'vitest';
import { migrationsOf } from './migrate.ts';

/** The numbers that were skipped. They can no longer be used. */
const PASSED_OVER = [18, 23, 24, 27, 28, 31, 42, 43, 44, 82, 83, 88];

test('migrations are in order, and no skipped number is used', () => {
  const names = Object.keys(migrationsOf('sqlite'));
  expect(names).toEqual(names.toSorted());
  const numbers = names.map((name) => Number.parseInt(name, 10));
  const all = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1);
  expect(all.filter((number) => !numbers.includes(number))).toEqual(PASSED_OVER);
});
