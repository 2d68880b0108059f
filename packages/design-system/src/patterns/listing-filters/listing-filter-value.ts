import type { SelectOption } from '../../components/native-select/native-options.tsx';
import type { MarketMessages } from '../../i18n/market.ts';

export type ListingFilterValue = {
  /** What is searched for. */
  readonly search: string;
  /** The value of the category; empty for all. */
  readonly category: string;
  /** The value of the greatest distance; empty for any. */
  readonly distance: string;
  /** The value of the price range; empty for any. */
  readonly price: string;
  /** The value of the order. */
  readonly sort: string;
};

export type ListingCategory = {
  readonly value: string;
  readonly label: string;
  /** How many listings it holds. */
  readonly count?: number;
  /** Nobody has counted to the end: there may be more. */
  readonly isCapped?: boolean;
};

export type ListingFilterChoices = {
  /** The categories that were found. 'All Categories' stands before them by itself. */
  readonly categories: readonly ListingCategory[];
  /** How many listings there are in all. */
  readonly total?: number;
  /** Nobody has counted to the end: there may be more in all. */
  readonly totalIsCapped?: boolean;
  /** For how many categories room is kept, so that what stands below does not move as more or fewer are found. */
  readonly room?: number;
  /** The greatest distances; 'Any distance' stands before them by itself. */
  readonly distances: readonly SelectOption[];
  /** The price ranges; 'Any price' stands before them by itself. */
  readonly prices: readonly SelectOption[];
  /** The orders. */
  readonly sorts: readonly SelectOption[];
};

export type ActiveFilter = {
  readonly name: 'search' | 'category' | 'distance' | 'price';
  readonly label: string;
};

const labelIn = (options: readonly { readonly value: string; readonly label: string }[], wanted: string) =>
  options.find((option) => option.value === wanted)?.label ?? wanted;

/** What narrows the list, in words. The order narrows nothing. */
export function activeFilters(
  value: ListingFilterValue,
  choices: ListingFilterChoices,
  market: MarketMessages,
): ActiveFilter[] {
  const search = value.search.trim();
  const all: ActiveFilter[] = [
    { name: 'search', label: search === '' ? '' : market.quoted(search) },
    { name: 'category', label: labelIn(choices.categories, value.category) },
    { name: 'distance', label: labelIn(choices.distances, value.distance) },
    { name: 'price', label: labelIn(choices.prices, value.price) },
  ];
  return all.filter(({ label }) => label !== '');
}
