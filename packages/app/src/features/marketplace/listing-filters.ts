import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import {
  areDetailsSet,
  matchesDetails,
  noDetailFilters,
  readDetails,
  savedDetails,
  setDetails,
  writtenDetails,
  type DetailFilters,
} from './detail-filters.ts';
import { wordsIn } from './words-in.ts';

export type Category = Schemas['ListingCategory'];
export type Miles = Schemas['Miles'];
export type SavedSearch = Schemas['SavedSearch'];

/** All categories. If one is missing, the type check fails. */
const known: Readonly<Record<Schemas['ListingCategory'], true>> = {
  Cars: true,
  'Religious Art': true,
  'Religious Items': true,
  Books: true,
  Other: true,
};
export const categories = Object.keys(known) as readonly Schemas['ListingCategory'][];
export const distances = [5, 10, 25, 50] as const;
export const sorts = ['newest', 'oldest', 'price-low', 'price-high'] as const;
const marketViews = ['grid', 'list', 'map'] as const;

export type ListingSort = (typeof sorts)[number];
export type MarketView = (typeof marketViews)[number];

type PriceBounds = { min: number | null; max: number | null };

// The labels say "under" and "over", so exactly 100 or 20,000 belongs to the ranges between them.
const boundsOf = {
  '0-100': { min: null, max: 99.99 },
  '100-500': { min: 100, max: 500 },
  '500-1000': { min: 500, max: 1000 },
  '1000-5000': { min: 1000, max: 5000 },
  '5000-20000': { min: 5000, max: 20_000 },
  '20000-': { min: 20_000.01, max: null },
} as const satisfies Record<string, PriceBounds>;

export type PriceRange = keyof typeof boundsOf;

export const priceRanges = [
  '0-100',
  '100-500',
  '500-1000',
  '1000-5000',
  '5000-20000',
  '20000-',
] as const satisfies readonly PriceRange[];

/** The filters and order of a list. */
export type ListingFilters = {
  readonly search: string;
  readonly category: Category | null;
  readonly price: PriceRange | null;
  /** The filters that only the chosen category has. */
  readonly details: DetailFilters;
  readonly distance: Miles | null;
  /** The ZIP code from which distances are measured. Null for the member's own ZIP code. */
  readonly zip: string | null;
  readonly sort: ListingSort;
  /** The owner's id. Null for everybody's listings. */
  readonly owner: string | null;
  /** Whether to show only saved listings. */
  readonly saved: boolean;
};

export const noFilters: ListingFilters = {
  search: '',
  category: null,
  price: null,
  details: noDetailFilters,
  distance: null,
  zip: null,
  sort: 'newest',
  owner: null,
  saved: false,
};

const longestSearch = 100;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((known) => known === value) ?? null;

const matching = (pattern: RegExp, value: string | null): string | null =>
  value !== null && pattern.test(value) ? value : null;

/** Shortens the text to the server's limit without splitting a character. */
export const cutSearch = (typed: string): string => Array.from(typed).slice(0, longestSearch).join('');

/** Reads the filters from the URL and drops unknown values. */
export function readFilters(address: URLSearchParams): ListingFilters {
  const category = oneOf(categories, address.get('category'));
  return {
    search: cutSearch(address.get('search')?.trim() ?? ''),
    category,
    details: readDetails(address, category),
    price: oneOf(priceRanges, address.get('price')),
    distance: distances.find((miles) => String(miles) === address.get('distance')) ?? null,
    zip: matching(/^[0-9]{5}$/, address.get('zip')),
    sort: oneOf(sorts, address.get('sort')) ?? noFilters.sort,
    owner: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, address.get('owner')),
    saved: address.get('saved') === 'true',
  };
}

export const readView = (address: URLSearchParams): MarketView =>
  oneOf(marketViews, address.get('view')) ?? 'grid';

/** The shortest URL with these filters. */
export function writeFilters(filters: ListingFilters, view: MarketView = 'grid'): URLSearchParams {
  const { search, category, price, details, distance, zip, sort, owner, saved } = filters;
  const parts: readonly (readonly [string, string | number | null])[] = [
    ['search', search === '' ? null : search],
    ['category', category],
    ['price', price],
    ...writtenDetails(details),
    ['distance', distance],
    ['zip', zip],
    ['sort', sort === noFilters.sort ? null : sort],
    ['owner', owner],
    ['saved', saved ? 'true' : null],
    ['view', view === 'grid' ? null : view],
  ];
  const address = new URLSearchParams();
  for (const [name, value] of parts) if (value !== null) address.set(name, String(value));
  return address;
}

/** The part of the filters that a saved search stores. */
export function searchOf({
  search,
  category,
  price,
  details,
  distance,
  zip,
}: ListingFilters): Schemas['SavedSearchPayload'] {
  const { min, max }: PriceBounds = price === null ? { min: null, max: null } : boundsOf[price];
  return {
    ...(search !== '' && { search }),
    ...(category !== null && { category }),
    ...(min !== null && { minPrice: min }),
    ...(max !== null && { maxPrice: max }),
    ...setDetails(details),
    ...(distance !== null && { distance }),
    ...(zip !== null && { zip }),
  };
}

/** The server's query parameters for the filters. */
export const narrowingOf = (filters: ListingFilters) => ({
  ...searchOf(filters),
  ...(filters.owner !== null && { owner: filters.owner }),
  ...(filters.saved && { saved: true }),
});

/** The filters of a saved search. A saved search shows everybody's listings, newest first. */
export function filtersOf({
  search,
  category,
  minPrice,
  maxPrice,
  distance,
  zip,
  ...saved
}: SavedSearch): ListingFilters {
  const price = priceRanges.find((range) => {
    const { min, max }: PriceBounds = boundsOf[range];
    return min === minPrice && max === maxPrice;
  });
  return {
    ...noFilters,
    search,
    category,
    price: price ?? null,
    details: savedDetails(saved),
    distance: distances.find((miles) => miles === distance) ?? null,
    zip,
  };
}

/** Whether any filter is set that a member can reset. */
export const isNarrowed = ({ search, category, price, details, distance }: ListingFilters): boolean =>
  search !== '' || category !== null || price !== null || areDetailsSet(details) || distance !== null;

/** The same list, but without filters and with distances from the member's own ZIP code. */
export const withoutNarrowing = ({ owner, saved, sort }: ListingFilters): ListingFilters => ({
  ...noFilters,
  owner,
  saved,
  sort,
});

/** Whether the server would find the listing with these filters, whatever its category. */
export function isFoundInSomeCategory(filters: ListingFilters, listing: Schemas['Listing']): boolean {
  const { min, max }: PriceBounds =
    filters.price === null ? { min: null, max: null } : boundsOf[filters.price];
  const { price, distance, owner, status } = listing;
  const known = wordsIn(`${listing.title} ${listing.description}`);
  return (
    (filters.owner === null || filters.owner === owner._id) &&
    (!filters.saved || listing.saved) &&
    (status !== 'sold' || filters.owner !== null || filters.saved) &&
    (min === null || price >= min) &&
    (max === null || price <= max) &&
    matchesDetails(filters.details, listing) &&
    // A listing's distance is measured from the member's own ZIP code. The app cannot compute the distance from another
    // ZIP code.
    (filters.distance === null ||
      (filters.zip === null && distance !== null && distance <= filters.distance)) &&
    wordsIn(filters.search).every((sought) => known.some((word) => word.startsWith(sought)))
  );
}

export const isFound = (filters: ListingFilters, listing: Schemas['Listing']): boolean =>
  (filters.category === null || filters.category === listing.category) &&
  isFoundInSomeCategory(filters, listing);

export function categoryLabels(i18n: I18n): Readonly<Record<Category, string>> {
  return {
    Cars: i18n._('Cars'),
    'Religious Art': i18n._('Religious Art'),
    'Religious Items': i18n._('Religious Items'),
    Books: i18n._('Books'),
    Other: i18n._('Other'),
  };
}

export function priceText(i18n: I18n): Readonly<Record<PriceRange, string>> {
  return {
    '0-100': i18n._('Under $100'),
    '100-500': i18n._('$100-$500'),
    '500-1000': i18n._('$500-$1,000'),
    '1000-5000': i18n._('$1,000-$5,000'),
    '5000-20000': i18n._('$5,000-$20,000'),
    '20000-': i18n._('Over $20,000'),
  };
}

export function sortLabels(i18n: I18n): Readonly<Record<ListingSort, string>> {
  return {
    newest: i18n._('Newest first'),
    oldest: i18n._('Oldest first'),
    'price-low': i18n._('Price low to high'),
    'price-high': i18n._('Price high to low'),
  };
}

export const distanceLabels = (i18n: I18n, miles: Miles): string => i18n._('{miles} miles', { miles });
