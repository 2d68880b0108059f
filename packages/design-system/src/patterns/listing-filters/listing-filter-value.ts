import type { SelectOption } from '../../components/native-select/native-options.tsx';
import type { MarketMessages } from '../../i18n/market.ts';

export type ListingFilterValue = {
  /** The search text. */
  readonly search: string;
  /** The value of the category; empty for all. */
  readonly category: string;
  /** The maximum distance; empty for any. */
  readonly distance: string;
  /** The price range; empty for any. */
  readonly price: string;
  /** The sorting. */
  readonly sort: string;
};

export type ListingCategory = {
  readonly value: string;
  readonly label: string;
  /** The number of listings in it. */
  readonly count?: number;
  /** The count is a minimum: there may be more. */
  readonly isCapped?: boolean;
};

export type ListingFilterChoices = {
  /** The categories. 'All Categories' is added before them. */
  readonly categories: readonly ListingCategory[];
  /** The total number of listings. */
  readonly total?: number;
  /** The total is a minimum: there may be more. */
  readonly totalIsCapped?: boolean;
  /** The number of categories for which room is reserved, so that the content below does not move. */
  readonly room?: number;
  /** The maximum distances; 'Any distance' is added before them. */
  readonly distances: readonly SelectOption[];
  /** The price ranges; 'Any price' is added before them. */
  readonly prices: readonly SelectOption[];
  /** The sortings. */
  readonly sorts: readonly SelectOption[];
};

export type ActiveFilter = {
  readonly name: 'search' | 'category' | 'distance' | 'price';
  readonly label: string;
};

const labelIn = (options: readonly { readonly value: string; readonly label: string }[], wanted: string) =>
  options.find((option) => option.value === wanted)?.label ?? wanted;

/** The active filters as texts, without the sorting. */
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
