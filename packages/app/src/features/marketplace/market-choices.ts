import type { I18n } from '@lingui/core';
import type { ListingFilterChoices } from '@parvis/design-system';
import type { ListingPage } from './listing-cache.ts';
import { areDetailsSet, detailChoices } from './detail-filters.ts';
import {
  categories,
  categoryLabels,
  distances,
  distanceLabels,
  priceRanges,
  priceText,
  sorts,
  sortLabels,
  type ListingFilters,
} from './listing-filters.ts';

/** If a capped sample has no matches, there can still be matches elsewhere, so no number is shown. */
const numberOf = (count: number, isCapped: boolean): number | undefined =>
  count === 0 && isCapped ? undefined : count;

/** The categories to offer: those that can have listings, and the chosen category even if it has none. */
export function marketChoices(
  i18n: I18n,
  page: Pick<ListingPage, 'categories'> | undefined,
  { category: chosen, details }: Pick<ListingFilters, 'category' | 'details'>,
): ListingFilterChoices {
  // Another category does not keep the details, so the number of its listings that match them says nothing.
  const areOthersUnknown = areDetailsSet(details);
  const words = categoryLabels(i18n);
  const found = page?.categories ?? [];
  const shown = categories.filter(
    (category) =>
      category === chosen || areOthersUnknown || found.some((entry) => entry.category === category),
  );
  const totalIsCapped = found.some(({ isCapped }) => isCapped);
  const total =
    page &&
    numberOf(
      found.reduce((sum, { count }) => sum + count, 0),
      totalIsCapped,
    );
  const prices = priceText(i18n);
  const orders = sortLabels(i18n);
  return {
    room: categories.length,
    categories: shown.map((category) => {
      const { count, isCapped } = found.find((entry) => entry.category === category) ?? {
        count: 0,
        isCapped: false,
      };
      const isUnknown = areOthersUnknown && category !== chosen;
      const number = page && !isUnknown ? numberOf(count, isCapped) : undefined;
      return {
        value: category,
        label: words[category],
        ...(number !== undefined && { count: number, isCapped }),
      };
    }),
    ...(total !== undefined && !areOthersUnknown && { total, totalIsCapped }),
    details: detailChoices(i18n, chosen, details),
    distances: distances.map((miles) => ({ value: String(miles), label: distanceLabels(i18n, miles) })),
    prices: priceRanges.map((range) => ({ value: range, label: prices[range] })),
    sorts: sorts.map((sort) => ({ value: sort, label: orders[sort] })),
  };
}
