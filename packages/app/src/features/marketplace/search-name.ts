import type { I18n } from '@lingui/core';
import { detailNames } from './detail-filters.ts';
import { categoryLabels, priceText, searchOf, type ListingFilters } from './listing-filters.ts';

/** Makes a name for a search from its filters. */
export function searchName(i18n: I18n, filters: ListingFilters): string {
  const { search, category, price, details, distance, zip } = filters;
  const parts = [
    search === '' ? null : i18n._('“{search}”', { search }),
    category === null ? null : categoryLabels(i18n)[category],
    ...detailNames(i18n, category, details),
    price === null ? null : priceText(i18n)[price],
    distance === null
      ? null
      : zip === null
        ? i18n._('Within {miles} miles', { miles: distance })
        : i18n._('Within {miles} miles of {zip}', { miles: distance, zip }),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Whether two searches have the same filters, ignoring order and view. */
export const isSameSearch = (one: ListingFilters, other: ListingFilters): boolean => {
  const [first, second] = [one, other].map(searchOf);
  return JSON.stringify(first) === JSON.stringify(second);
};
