import { expect, test } from 'vitest';
import { changedNames, fullName } from './person.ts';

test('a full name has no blank for a missing last name', () => {
  expect(fullName({ first_name: 'Maria', last_name: 'Rossi' })).toBe('Maria Rossi');
  expect(fullName({ first_name: 'Sukarno', last_name: '' })).toBe('Sukarno');
});

test('a name that is made empty is a changed name', () => {
  const change = { last_name: '', phone: '555' };
  expect(changedNames(change)).toEqual({ last_name: '' });
  expect(changedNames({})).toEqual({});
});
