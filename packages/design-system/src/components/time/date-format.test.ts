import { expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

it('is created once for each language and set of options', () => {
  const long = dateFormat('en', { dateStyle: 'long' });
  expect(dateFormat('en', { dateStyle: 'long' })).toBe(long);
  const moment = new Date(2026, 4, 14);
  expect(long.format(moment)).toBe('May 14, 2026');
  expect(dateFormat('es', { dateStyle: 'long' }).format(moment)).toBe('14 de mayo de 2026');
  expect(dateFormat('en', { dateStyle: 'short' }).format(moment)).toBe('5/14/26');
});
