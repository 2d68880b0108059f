import { describe, expect, it } from 'vitest';
import {
  cutSearch,
  filtersOf,
  isFound,
  isNarrowed,
  narrowingOf,
  noFilters,
  priceRanges,
  readFilters,
  readView,
  searchOf,
  writeFilters,
  type ListingFilters,
} from './listing-filters.ts';
import { sampleListing } from './samples.ts';

const everything: ListingFilters = {
  search: 'olive wood',
  category: 'Religious Art',
  price: '100-500',
  details: { ...noFilters.details, condition: 'good' },
  distance: 25,
  zip: '02134',
  sort: 'price-low',
  owner: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b',
  saved: true,
};
const read = (address: string) => readFilters(new URLSearchParams(address));

describe('the URL of a list', () => {
  it('contains all filters and is read as it was written', () => {
    expect(writeFilters(everything, 'map').toString()).toBe(
      'search=olive+wood&category=Religious+Art&price=100-500&condition=good&distance=25&zip=02134&sort=price-low' +
        '&owner=019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b&saved=true&view=map',
    );
    expect(readFilters(writeFilters(everything, 'map'))).toEqual(everything);
    expect(readView(writeFilters(everything, 'map'))).toBe('map');
  });

  it('is empty without filters', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
    expect(read('')).toEqual(noFilters);
    expect(readView(new URLSearchParams())).toBe('grid');
  });

  it.each([
    'category=Relics',
    'price=0-99',
    'distance=7',
    'distance=5e0',
    'zip=1234',
    'zip=1234a',
    'sort=best',
    'owner=me',
    'saved=yes',
    'search=%20%20',
    'page=3',
  ])('ignores %s', (address) => {
    expect(read(address)).toEqual(noFilters);
  });

  it('ignores an unknown view', () => {
    expect(readView(new URLSearchParams('view=tiles'))).toBe('grid');
  });

  it('cuts the search to the server’s limit, without splitting a character', () => {
    expect(cutSearch('a'.repeat(101))).toBe('a'.repeat(100));
    expect(cutSearch('🕯'.repeat(101))).toBe('🕯'.repeat(100));
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
  });
});

describe('the query for the server', () => {
  it.each([
    ['0-100', { maxPrice: 99.99 }],
    ['100-500', { minPrice: 100, maxPrice: 500 }],
    ['500-1000', { minPrice: 500, maxPrice: 1000 }],
    ['1000-5000', { minPrice: 1000, maxPrice: 5000 }],
    ['5000-20000', { minPrice: 5000, maxPrice: 20_000 }],
    ['20000-', { minPrice: 20_000.01 }],
  ] as const)('for the prices %s is %o', (price, asked) => {
    expect(narrowingOf({ ...noFilters, price })).toEqual(asked);
  });

  it('is empty without filters, and combines all of them', () => {
    expect(narrowingOf(noFilters)).toEqual({});
    expect(narrowingOf(everything)).toEqual({
      search: 'olive wood',
      category: 'Religious Art',
      minPrice: 100,
      maxPrice: 500,
      condition: 'good',
      distance: 25,
      zip: '02134',
      owner: everything.owner,
      saved: true,
    });
  });
});

describe('a saved search', () => {
  const saved = { _id: '1', createdAt: '2026-11-21T10:00:00.000Z' };

  it('contains neither order, owner nor saved state', () => {
    expect(Object.keys(searchOf(everything)).toSorted()).toEqual(
      ['category', 'condition', 'distance', 'maxPrice', 'minPrice', 'search', 'zip'].toSorted(),
    );
  });

  it.each(priceRanges)('restores the prices %s', (price) => {
    const { minPrice = null, maxPrice = null } = searchOf({ ...noFilters, price });
    const search = { ...saved, search: '', category: null, minPrice, maxPrice, distance: null, zip: null };
    expect(filtersOf(search)).toEqual({ ...noFilters, price });
  });

  it('restores its filters, for everybody’s listings', () => {
    const search = {
      ...saved,
      search: 'missal',
      category: 'Books' as const,
      minPrice: null,
      maxPrice: null,
      distance: 50,
      zip: '02134',
    };
    expect(filtersOf(search)).toEqual({
      ...noFilters,
      search: 'missal',
      category: 'Books',
      distance: 50,
      zip: '02134',
    });
  });
});

describe('whether a listing matches', () => {
  const listing = sampleListing(1, {
    title: 'Misál romano',
    description: 'Olive-green cover',
    price: 100,
    distance: 8,
  });

  it.each<[Partial<ListingFilters>, boolean]>([
    [{}, true],
    [{ search: 'misal' }, true],
    [{ search: 'ROM oli' }, true],
    [{ search: 'omano' }, false],
    [{ search: 'missal' }, false],
    [{ category: 'Books' }, true],
    [{ category: 'Cars' }, false],
    [{ price: '0-100' }, false],
    [{ price: '100-500' }, true],
    [{ distance: 10 }, true],
    [{ distance: 5 }, false],
    [{ distance: 10, zip: '02134' }, false],
    [{ owner: listing.owner._id }, true],
    [{ owner: '019a2b3c-4d5e-7f60-8a7b-000000000000' }, false],
    [{ saved: true }, false],
  ])('by %o: %s', (asked, found) => {
    expect(isFound({ ...noFilters, ...asked }, listing)).toBe(found);
  });

  it('once it is sold, only in its owner’s and in saved lists', () => {
    const sold = { ...listing, status: 'sold' as const, saved: true };
    expect(isFound(noFilters, sold)).toBe(false);
    expect(isFound({ ...noFilters, owner: sold.owner._id }, sold)).toBe(true);
    expect(isFound({ ...noFilters, saved: true }, sold)).toBe(true);
  });
});

describe('whether the list is filtered', () => {
  it.each<[Partial<ListingFilters>, boolean]>([
    [{ sort: 'oldest', zip: '02134', saved: true }, false],
    [{ search: 'icon' }, true],
    [{ category: 'Cars' }, true],
    [{ price: '20000-' }, true],
    [{ distance: 5 }, true],
  ])('by %o: %s', (asked, narrowed) => {
    expect(isNarrowed({ ...noFilters, ...asked })).toBe(narrowed);
  });
});
