import { describe, expect, it } from 'vitest';
import { pageList } from './page-list.ts';

describe('pageList', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [5, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [500, 1000, [1, 'gap-before', 499, 500, 501, 'gap-after', 1000]],
    [1000, 1000, [1, 'gap-before', 996, 997, 998, 999, 1000]],
  ])('of page %i of %i', (current, count, entries) => {
    expect(pageList(current, count)).toEqual(entries);
  });

  it('contains the current page once, and omits at least two pages in each gap', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let current = 1; current <= count; current += 1) {
        const entries = pageList(current, count);
        expect(entries.filter((entry) => entry === current)).toHaveLength(1);
        for (const [index, entry] of entries.entries()) {
          if (typeof entry === 'number') continue;
          expect(Number(entries[index + 1]) - Number(entries[index - 1])).toBeGreaterThan(2);
        }
      }
    }
  });
});
