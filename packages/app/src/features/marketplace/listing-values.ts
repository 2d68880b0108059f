import type { I18n } from '@lingui/core';
import type { ListingFormValue } from '@parvis/design-system';
import type { FieldErrors } from '../../platform/field-errors.ts';
import { languageTag } from '../../i18n/languages.ts';
import { textLength } from '@parvis/design-system';
import type { Listing } from './listing-cache.ts';
import { detailFaults, detailNames, detailRequest, detailValues } from './detail-values.ts';
import { meetingPointValue } from './meeting-point.ts';
import { categories } from './listing-filters.ts';
import type { ListingFields } from './listing-sending.ts';
import { priceText, readPrice, writePrice } from './price-field.ts';

export const longestDescription = 5000;

const longestTitle = 120;
function titleFault(i18n: I18n, title: string): string | null {
  if (title.trim() === '') return i18n._('Please give it a title.');
  return textLength(title.trim()) > longestTitle ? i18n._('Please use at most 120 characters.') : null;
}

/** Finds the faults for which the server would refuse the form. Some faults are known only to the server. */
export function faultsOf(i18n: I18n, value: ListingFormValue): FieldErrors {
  const { title, category, price, description, zip, details } = value;
  const cost = readPrice(price, languageTag(i18n.locale));
  const faults = {
    title: titleFault(i18n, title),
    price: typeof cost === 'number' ? null : priceText(i18n)[cost](),
    description:
      textLength(description) > longestDescription ? i18n._('Please use at most 5,000 characters.') : null,
    ...detailFaults(i18n, category, details),
    zip: /^(?:\d{5})?$/.test(zip.trim()) ? null : i18n._('Please enter a ZIP code of five digits.'),
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault]])),
  );
}

/** The fields of the request. The form must be valid, so call `faultsOf` first. `had` are the details before. */
export function fieldsOf(
  i18n: I18n,
  { title, category, price, description, zip, details }: ListingFormValue,
  had?: ListingFormValue['details'],
): ListingFields {
  const cost = readPrice(price, languageTag(i18n.locale));
  if (typeof cost !== 'number') throw new Error('The price is not valid.');
  return {
    title: title.trim(),
    price: cost,
    description,
    category: categories.find((known) => known === category) ?? 'Other',
    ...detailRequest(i18n, category, details, had),
    zip: zip.trim(),
  };
}

export const blankValue = (zip: string | null): ListingFormValue => ({
  title: '',
  category: '',
  price: '',
  description: '',
  zip: zip ?? '',
});

export const valueOf = (
  i18n: I18n,
  { title, category, price, description, zip, ...listing }: Listing,
): ListingFormValue => ({
  title,
  category,
  price: writePrice(price, languageTag(i18n.locale)),
  description,
  zip: zip ?? '',
  details: detailValues(listing),
  ...(listing.meetingPoint !== undefined && { meetingPoint: meetingPointValue(listing.meetingPoint) }),
});

const names = ['title', 'category', 'price', 'description', 'zip'] as const;

/** The names of the fields whose values differ. */
export const changedFields = (one: ListingFormValue, other: ListingFormValue): string[] => [
  ...names.filter((name) => one[name] !== other[name]),
  ...detailNames.filter((name) => (one.details?.[name] ?? '') !== (other.details?.[name] ?? '')),
  ...(one.meetingPoint?.id === other.meetingPoint?.id ? [] : ['meetingPoint']),
];
