import { describe, expect, test } from 'vitest';
import { groupsPath, readGroupFilters } from './group-filters.ts';

const read = (address: string) => readGroupFilters(new URLSearchParams(address));

describe('the filters of groups', () => {
  test.each(['/groups', '/groups?view=mine', '/groups?view=mine&category=prayer&search=choir+of+St.+John'])(
    'are read from %s and written back unchanged',
    (path) => {
      expect(groupsPath(read(path.split('?')[1] ?? ''))).toBe(path);
    },
  );

  test('drop invalid values', () => {
    expect(read('view=theirs&category=chess&search=%20%20')).toEqual({
      view: 'all',
      category: null,
      search: '',
    });
  });

  test('cut the search to the server’s limit, without splitting an emoji', () => {
    expect(Array.from(read(`search=${'🙏'.repeat(300)}`).search)).toHaveLength(200);
  });
});
