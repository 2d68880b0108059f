import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { textLength } from '@parvis/design-system';
import { detailFields } from './detail-fields.ts';
import { bookLanguages, newestYear, oldestYear } from './detail-options.ts';
import { conditions } from './listing-details.ts';

/** The details as the form has them: texts by the names of their fields. */
export type DetailValues = Readonly<Record<string, string>>;

/** The details as a request has them. Details of other categories are left out. */
export type DetailRequest = Pick<
  Schemas['ListingUpdatePayload'],
  'condition' | 'make' | 'year' | 'mileage' | 'author' | 'language'
>;

const longest: Readonly<Record<string, number>> = { make: 40, author: 120 };
const mostMiles = 2_000_000;
export const detailNames = ['condition', 'make', 'year', 'mileage', 'author', 'language'] as const;

/** Reads a whole number. A separator of thousands can be a comma, a point or a space. */
const wholeNumber = (text: string): number | null => {
  const typed = text.trim();
  return /^\d{1,3}(?:[.,\s]\d{3})*$|^\d{1,9}$/u.test(typed) ? Number(typed.replaceAll(/\D/gu, '')) : null;
};

function faultOf(i18n: I18n, name: string, text: string): string | null {
  if (text.trim() === '') return null;
  if (name === 'year') {
    const year = /^\d{4}$/.test(text.trim()) ? Number(text) : 0;
    const [oldest, newest] = [oldestYear, newestYear()].map(String);
    return year < oldestYear || year > newestYear()
      ? i18n._('Please enter a year from {oldest} to {newest}.', { oldest, newest })
      : null;
  }
  if (name === 'mileage') {
    const miles = wholeNumber(text);
    if (miles === null) return i18n._('Please enter the miles as a whole number, such as 92000.');
    return miles > mostMiles ? i18n._('The mileage can be 2,000,000 at most.') : null;
  }
  const limit = longest[name];
  return limit !== undefined && textLength(text.trim()) > limit
    ? i18n._('Please use at most {limit} characters.', { limit })
    : null;
}

/** Finds the faults in the details of the category, by the names of their fields. */
export const detailFaults = (i18n: I18n, category: string, details: DetailValues = {}) =>
  Object.fromEntries(
    detailFields(i18n, category).map(({ name }) => [name, faultOf(i18n, name, details[name] ?? '')]),
  );

/**
 * The details of the request. They must be valid. An empty detail is only sent if the listing `had` one, which the server
 * then removes.
 */
export function detailRequest(
  i18n: I18n,
  category: string,
  details: DetailValues = {},
  had: DetailValues = {},
): DetailRequest {
  const sent = new Set(
    detailFields(i18n, category)
      .map(({ name }) => name)
      .filter((name) => (details[name] ?? '').trim() !== '' || had[name] !== undefined),
  );
  const textOf = (name: string) => (details[name] ?? '').trim();
  return {
    ...(sent.has('condition') && {
      condition: conditions.find((known) => known === details['condition']) ?? '',
    }),
    ...(sent.has('make') && { make: textOf('make') }),
    ...(sent.has('year') && { year: wholeNumber(textOf('year')) }),
    ...(sent.has('mileage') && { mileage: wholeNumber(textOf('mileage')) }),
    ...(sent.has('author') && { author: textOf('author') }),
    ...(sent.has('language') && {
      language: bookLanguages.find((known) => known === details['language']) ?? '',
    }),
  };
}

/** The details of a listing as the form has them. */
export const detailValues = (listing: Pick<Schemas['Listing'], (typeof detailNames)[number]>): DetailValues =>
  Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = listing[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

/** The fields of a request as those of a form with photos, where numbers are texts. */
export const formFields = <Fields extends DetailRequest>({ year, mileage, ...fields }: Fields) => ({
  ...fields,
  ...(year !== undefined && { year: String(year ?? '') }),
  ...(mileage !== undefined && { mileage: String(mileage ?? '') }),
});
