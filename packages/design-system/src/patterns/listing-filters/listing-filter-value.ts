import type { SelectOption } from '../../components/native-select/native-options.tsx';
import type { MarketMessages } from '../../i18n/market.ts';

export type ListingFilterValue = {
  /** The search text. */
  readonly search: string;
  /** The value of the category; empty for all categories. */
  readonly category: string;
  /** The maximum distance; empty for any distance. */
  readonly distance: string;
  /** The price range; empty for any price. */
  readonly price: string;
  /** The values of the filters that only some categories have, by their names; empty for any. */
  readonly details?: Readonly<Record<string, string>>;
  /** The value of the sorting. */
  readonly sort: string;
};

export type ListingCategory = {
  readonly value: string;
  readonly label: string;
  /** The number of listings in the category. */
  readonly count?: number;
  /** Whether the count is only a minimum. */
  readonly isCapped?: boolean;
};

/** A filter that only some categories have, such as the make of a car. */
export type ListingFilterDetail = {
  /** Its name in the value. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Describes an option among the active filters, where its label is not enough. */
  readonly describe?: ((label: string) => string) | undefined;
  /** Whether the options are so short that two filters fit next to each other. */
  readonly short?: boolean | undefined;
};

export type ListingFilterChoices = {
  /** The categories. 'All Categories' is added before them. */
  readonly categories: readonly ListingCategory[];
  /** The total number of listings. */
  readonly total?: number;
  /** Whether the total is only a minimum. */
  readonly totalIsCapped?: boolean;
  /** Reserves space for this number of categories, so that the content below does not move. */
  readonly room?: number;
  /** The maximum distances; 'Any distance' is added before them. */
  readonly distances: readonly SelectOption[];
  /** The price ranges; 'Any price' is added before them. */
  readonly prices: readonly SelectOption[];
  /** The filters that only the chosen category has. They are below the categories. */
  readonly details?: readonly ListingFilterDetail[];
  /** The sorting options. */
  readonly sorts: readonly SelectOption[];
};

export type ActiveFilter = {
  readonly name: 'search' | 'category' | 'distance' | 'price' | 'details';
  /** The name of the detail. */
  readonly detail?: string;
  readonly label: string;
};

/** Returns the value without these filters. */
export function withoutFilters(
  value: ListingFilterValue,
  removed: readonly ActiveFilter[],
): ListingFilterValue {
  const details = removed.flatMap(({ detail }) => (detail === undefined ? [] : [[detail, '']]));
  const names = removed.flatMap(({ name }) => (name === 'details' ? [] : [[name, '']]));
  return {
    ...value,
    ...Object.fromEntries(names),
    ...(details.length === 0 ? {} : { details: { ...value.details, ...Object.fromEntries(details) } }),
  };
}

const labelIn = (options: readonly { readonly value: string; readonly label: string }[], wanted: string) =>
  options.find((option) => option.value === wanted)?.label ?? wanted;

/** Returns the active filters as texts, without the sorting. */
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
    ...(choices.details ?? []).map(({ name, options, describe }): ActiveFilter => {
      const label = labelIn(options, value.details?.[name] ?? '');
      return { name: 'details', detail: name, label: label === '' ? '' : (describe?.(label) ?? label) };
    }),
  ];
  return all.filter(({ label }) => label !== '');
}
