import { expect, test } from 'vitest';
import { changedNames, fullName } from './person.ts';

test('a full name without a last name has no extra space', () => {
  expect(fullName({ first_name: 'Maria', last_name: 'Rossi' })).toBe('Maria Rossi');
  expect(fullName({ first_name: 'Sukarno', last_name: '' })).toBe('Sukarno');
});

test('an empty name counts as a changed name', () => {
  const change = { last_name: '', phone: '555' };
  expect(changedNames(change)).toEqual({ last_name: '' });
  expect(changedNames({})).toEqual({});
});
