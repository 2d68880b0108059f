import { expect, test } from 'vitest';
import { keepWhileSearching } from './keep-while-searching.ts';

const keep = keepWhileSearching(['groups', 'list', 'all', null, 'rosary']);

test.each([
  [['groups', 'list', 'all', null, ''], 'kept'],
  [['groups', 'list', 'all', null, 'ros'], 'kept'],
  [['groups', 'list', 'mine', null, 'rosary'], undefined],
  [['groups', 'list', 'all', 'prayer', 'rosary'], undefined],
  [['groups', 'list', 'all', null], undefined],
])('whether the list of %j is kept', (queryKey, kept) => {
  expect(keep('kept', { queryKey })).toBe(kept);
});

test('without a previous list, nothing is kept', () => {
  expect(keep(undefined, undefined)).toBeUndefined();
});
