import { describe, expect, it } from 'vitest';
import {
  findListing,
  firstPage,
  insertListing,
  listingsOf,
  nextPage,
  patchListing,
  refreshListing,
  removeListing,
  type ListingPage,
  type ListingPages,
} from './listing-cache.ts';
import { noFilters } from './listing-filters.ts';
import { sampleListing, samplePage } from './samples.ts';

const list = (...pages: ListingPage[]): ListingPages => ({ pages, pageParams: pages.map(() => firstPage) });
const page = (...numbers: number[]) => samplePage(numbers.map((number) => sampleListing(number)));
const titles = (pages: ListingPages) => listingsOf(pages).map(({ title }) => title);
const tallyOf = ({ pages: [first] }: ListingPages) => ({
  total: first?.total,
  categories: first?.categories.map(({ category, count }) => `${category} ${count}`),
});

describe('nextPage', () => {
  it('continues from the cursor and ends with the last page', () => {
    expect(nextPage(samplePage([], 'abc'), firstPage)).toEqual({ cursor: 'abc', limit: 24 });
    expect(nextPage(samplePage([], 'abc'), { cursor: null, limit: 100 })?.limit).toBe(100);
    expect(nextPage(samplePage([]), firstPage)).toBeNull();
  });
});

describe('listingsOf', () => {
  it('shows a listing on two pages only once', () => {
    expect(titles(list(page(9, 8), page(8, 7)))).toEqual(['9', '8', '7']);
  });
});

describe('patchListing', () => {
  it('changes one listing and leaves the other pages unchanged', () => {
    const before = list(page(3), page(2));
    const after = patchListing(before, sampleListing(2)._id, () => ({ saved: true }));
    expect(findListing(after, sampleListing(2)._id)?.saved).toBe(true);
    expect(after.pages[0]).toBe(before.pages[0]);
    expect(findListing(before, sampleListing(2)._id)?.saved).toBe(false);
  });
});

describe('insertListing', () => {
  it('puts the member’s own listing at the top and counts it', () => {
    const after = insertListing(list(page(2), page(1)), noFilters, sampleListing(3, { category: 'Cars' }));
    expect(titles(after)).toEqual(['3', '2', '1']);
    expect(tallyOf(after)).toEqual({ total: 2, categories: ['Books 1', 'Cars 1'] });
  });

  it('does so in any sort order', () => {
    const after = insertListing(list(page(1)), { ...noFilters, sort: 'price-high' }, sampleListing(3));
    expect(titles(after)).toEqual(['3', '1']);
  });

  it('does not duplicate a listing that a repeated request returns', () => {
    const once = insertListing(list(page(2)), noFilters, sampleListing(3));
    const twice = insertListing(once, noFilters, sampleListing(3, { title: 'three' }));
    expect(titles(twice)).toEqual(['three', '2']);
    expect(tallyOf(twice).total).toBe(2);
  });

  it('changes only the category’s count in a list that does not match', () => {
    const car = sampleListing(3, { category: 'Cars', price: 9000 });
    const books = list(page(2));
    expect(insertListing(books, { ...noFilters, price: '0-100' }, car)).toBe(books);
    const after = insertListing(books, { ...noFilters, category: 'Books' }, car);
    expect(titles(after)).toEqual(['2']);
    expect(tallyOf(after)).toEqual({ total: 1, categories: ['Books 1', 'Cars 1'] });
  });

  it('does not change a capped count', () => {
    const capped = {
      ...page(2),
      total: 1000,
      totalIsCapped: true,
      categories: [{ category: 'Books' as const, count: 200, isCapped: true }],
    };
    expect(tallyOf(insertListing(list(capped), noFilters, sampleListing(3)))).toEqual({
      total: 1000,
      categories: ['Books 200'],
    });
  });
});

describe('removeListing', () => {
  it('removes it, reduces its count, and removes a category that becomes empty', () => {
    const car = sampleListing(3, { category: 'Cars' });
    const after = removeListing(list(samplePage([car, sampleListing(2)])), car._id);
    expect(titles(after)).toEqual(['2']);
    expect(tallyOf(after)).toEqual({ total: 1, categories: ['Books 1'] });
  });

  it('leaves a list without it unchanged', () => {
    const before = list(page(2));
    expect(removeListing(before, 'other')).toBe(before);
  });
});

describe('refreshListing', () => {
  it('replaces it in place and counts it in its new category', () => {
    const changed = sampleListing(2, { title: 'two', category: 'Other' });
    const after = refreshListing(list(page(3, 2)), noFilters, changed);
    expect(titles(after)).toEqual(['3', 'two']);
    expect(tallyOf(after)).toEqual({ total: 2, categories: ['Books 1', 'Other 1'] });
  });

  it('keeps the distance from another ZIP code', () => {
    const near = list(samplePage([sampleListing(2, { distance: 3 })]));
    const fresh = sampleListing(2, { distance: 800 });
    const after = refreshListing(near, { ...noFilters, zip: '02134' }, fresh);
    expect(listingsOf(after)[0]?.distance).toBe(3);
    expect(listingsOf(refreshListing(near, noFilters, fresh))[0]?.distance).toBe(800);
  });
});
