import type { Schemas } from '@parvis/api-client';
import type { InfiniteData } from '@tanstack/react-query';
import { withoutRepeats } from '../../platform/without-repeats.ts';
import { isFound, isFoundInSomeCategory, type Category, type ListingFilters } from './listing-filters.ts';

export type Listing = Schemas['Listing'];
export type ListingPage = Schemas['ListingPage'];
export type PageRequest = { cursor: string | null; limit: number };
export type ListingPages = InfiniteData<ListingPage, PageRequest>;

export const firstPage: PageRequest = { cursor: null, limit: 24 };

/** The next page is as large as the previous one, so that a position far down needs fewer requests. */
export function nextPage({ nextCursor }: ListingPage, before: PageRequest): PageRequest | null {
  return nextCursor === null ? null : { cursor: nextCursor, limit: before.limit };
}

export const listingsOf = ({ pages }: Pick<ListingPages, 'pages'>): Listing[] =>
  withoutRepeats(
    pages.flatMap(({ items }) => items),
    ({ _id }) => _id,
  );

export const findListing = (list: ListingPages | undefined, id: string): Listing | undefined =>
  list?.pages.flatMap(({ items }) => items).find(({ _id }) => _id === id);

function mapItems(
  list: ListingPages,
  change: (items: Listing[], pageIndex: number) => Listing[],
): ListingPages {
  return {
    ...list,
    pages: list.pages.map((page, index) => {
      const items = change(page.items, index);
      return items === page.items ? page : { ...page, items };
    }),
  };
}

export function patchListing(
  list: ListingPages,
  id: string,
  change: (listing: Listing) => Partial<Listing>,
): ListingPages {
  return mapItems(list, (items) =>
    items.some(({ _id }) => _id === id)
      ? items.map((item) => (item._id === id ? { ...item, ...change(item) } : item))
      : items,
  );
}

type Tally = Pick<ListingPage, 'total' | 'categories'>;

function countCategory(
  categories: Tally['categories'],
  category: Category,
  step: 1 | -1,
): Tally['categories'] {
  const known = categories.find((entry) => entry.category === category);
  const { count, isCapped } = known ?? { count: 0, isCapped: false };
  const others = categories.filter((entry) => entry !== known);
  if (isCapped) return categories;
  return count + step > 0 ? [...others, { category, count: count + step, isCapped }] : others;
}

function count(list: ListingPages, change: (page: ListingPage) => Partial<Tally>): ListingPages {
  return { ...list, pages: list.pages.map((page) => ({ ...page, ...change(page) })) };
}

/** Does not change a capped total, because it is not exact. */
const countTotal = ({ total, totalIsCapped }: ListingPage, step: 1 | -1) => ({
  total: totalIsCapped ? total : Math.max(0, total + step),
});

/** Puts the member's new listing at the top of each list that it matches, whatever the sort order of the list. */
export function insertListing(list: ListingPages, filters: ListingFilters, listing: Listing): ListingPages {
  if (findListing(list, listing._id) !== undefined) return patchListing(list, listing._id, () => listing);
  if (!isFoundInSomeCategory(filters, listing)) return list;
  const counted = count(list, ({ categories }) => ({
    categories: countCategory(categories, listing.category, 1),
  }));
  if (!isFound(filters, listing)) return counted;
  const inserted = mapItems(counted, (items, index) => (index === 0 ? [listing, ...items] : items));
  return count(inserted, (page) => countTotal(page, 1));
}

export function removeListing(list: ListingPages, id: string): ListingPages {
  const known = findListing(list, id);
  if (known === undefined) return list;
  const removed = mapItems(list, (items) =>
    items.some(({ _id }) => _id === id) ? items.filter(({ _id }) => _id !== id) : items,
  );
  return count(removed, (page) => ({
    ...countTotal(page, -1),
    categories: countCategory(page.categories, known.category, -1),
  }));
}

/**
 * Updates a listing in its place. In a list that measures from another ZIP code, the listing keeps its old distance,
 * because only the server can compute the new one.
 */
export function refreshListing(list: ListingPages, filters: ListingFilters, listing: Listing): ListingPages {
  const known = findListing(list, listing._id);
  if (known === undefined) return list;
  const refreshed = patchListing(list, listing._id, ({ distance }) =>
    filters.zip === null ? listing : { ...listing, distance },
  );
  if (known.category === listing.category) return refreshed;
  return count(refreshed, ({ categories }) => ({
    categories: countCategory(countCategory(categories, known.category, -1), listing.category, 1),
  }));
}
