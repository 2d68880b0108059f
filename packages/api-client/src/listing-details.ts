import type { components } from './contract.gen.ts';

type Schemas = components['schemas'];

type Search = Pick<
  Schemas['SavedSearchPayload'],
  'condition' | 'make' | 'minYear' | 'maxYear' | 'maxMileage' | 'language'
>;
type Details = Pick<Schemas['Listing'], 'condition' | 'make' | 'year' | 'mileage' | 'language'>;

/**
 * Whether a listing with these details matches the search. Makes are compared by their keys, because letter case,
 * accents and punctuation do not matter.
 */
export function matchesDetails(
  { condition, make, minYear, maxYear, maxMileage, language }: Search,
  { year, mileage, ...listing }: Details,
  keyOf: (make: string) => string,
): boolean {
  return (
    (condition === undefined || condition === listing.condition) &&
    (make === undefined || keyOf(make) === keyOf(listing.make ?? '')) &&
    (minYear === undefined || (year !== undefined && year >= minYear)) &&
    (maxYear === undefined || (year !== undefined && year <= maxYear)) &&
    (maxMileage === undefined || (mileage !== undefined && mileage <= maxMileage)) &&
    (language === undefined || language === listing.language)
  );
}
