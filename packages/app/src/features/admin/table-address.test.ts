import { describe, expect, test } from 'vitest';
import { given, readTable, toFirstPage, writeTable } from './table-address.ts';

const rules = {
  filters: { search: 'text', state: ['open', 'closed'] },
  sorts: ['newest', 'oldest'],
} as const;

const read = (address: string) => readTable(rules, new URLSearchParams(address));

describe('the address of a table', () => {
  test('means the default view if it is empty', () => {
    const view = read('');
    expect(view).toEqual({ filters: { search: '', state: '' }, sort: 'newest', cursor: null, page: 1 });
    expect(writeTable(rules, view).toString()).toBe('');
  });

  test('contains the choices, and restores them', () => {
    const address = 'search=Maria+Rossi&state=open&sort=oldest&page=3&cursor=abc';
    const view = read(address);
    expect(view).toEqual({
      filters: { search: 'Maria Rossi', state: 'open' },
      sort: 'oldest',
      cursor: 'abc',
      page: 3,
    });
    expect(writeTable(rules, view).toString()).toBe(address);
  });

  test.each(['state=elsewhere', 'sort=random', 'page=7', 'page=-1', 'search=%20%20', 'other=1'])(
    'omits %s, which is invalid',
    (address) => {
      expect(writeTable(rules, read(address)).toString()).toBe('');
    },
  );

  test.each(['page=abc', 'page=0', 'page=1.5', 'page=1e99', ''])(
    'leads to the second page if it has a cursor but no valid page number: %s',
    (address) => {
      expect(read(`${address}&cursor=abc`).page).toBe(2);
    },
  );

  test('cuts the search text to the server’s limit', () => {
    expect(read(`search=${'𝄞'.repeat(201)}`).filters.search).toBe('𝄞'.repeat(200));
  });
});

test('a query contains only the parameters that are given', () => {
  expect(given({ search: '', state: 'open', cursor: null })).toEqual({ state: 'open' });
});

test('going back to the first page keeps everything else', () => {
  const first = toFirstPage(new URLSearchParams('search=Maria&page=3&cursor=nonsense&sort=oldest'));
  expect(first.toString()).toBe('search=Maria&sort=oldest');
});
