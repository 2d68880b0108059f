import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { compileLiteral } from '../../i18n/compile-literal.ts';
import { filtersOf, noFilters, searchOf, type ListingFilters } from './listing-filters.ts';
import { isSameSearch, searchName } from './search-name.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileLiteral);

const filters = (changes: Partial<ListingFilters>): ListingFilters => ({ ...noFilters, ...changes });

describe('the name of a search', () => {
  it.each([
    [{ search: 'rosary' }, '“rosary”'],
    [{ category: 'Books', price: '0-100' }, 'Books · Under $100'],
    [{ search: 'icon', distance: 25 }, '“icon” · Within 25 miles'],
    [{ distance: 10, zip: '02116', sort: 'oldest' }, 'Within 10 miles of 02116'],
  ] as const)('of %o consists of its filters', (changes, name) => {
    expect(searchName(i18n, filters(changes))).toBe(name);
  });
});

describe('the same search', () => {
  it('can have another sort order, and the form in which the server stores it', () => {
    const one = filters({ search: 'rosary', category: 'Books', price: '100-500', sort: 'oldest' });
    expect(isSameSearch(one, { ...one, sort: 'newest' })).toBe(true);
    const { search = '', category = null, minPrice = null, maxPrice = null } = searchOf(one);
    const kept = filtersOf({
      _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b',
      search,
      category,
      minPrice,
      maxPrice,
      distance: null,
      zip: null,
      createdAt: '2026-11-22T10:00:00.000Z',
    });
    expect(isSameSearch(kept, one)).toBe(true);
  });

  it('cannot have another text or place', () => {
    const one = filters({ search: 'rosary', distance: 5 });
    expect(isSameSearch(one, { ...one, search: 'rosaries' })).toBe(false);
    expect(isSameSearch(one, { ...one, zip: '02116' })).toBe(false);
  });
});
