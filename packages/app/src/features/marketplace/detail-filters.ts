import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { matchesDetails as matchesSetDetails } from '@parvis/api-client/listing-details';
import type { ListingFilterDetail } from '@parvis/design-system';
import {
  bookLanguages,
  conditionNames,
  languageNames,
  makes,
  newestYear,
  oldestYear,
} from './detail-options.ts';
import { conditions, mileageText, type BookLanguage, type Condition } from './listing-details.ts';
import { wordsIn } from './words-in.ts';

/** The filters for the details that only some categories have. Null matches every listing. */
export type DetailFilters = {
  readonly condition: Condition | null;
  readonly make: string | null;
  readonly minYear: number | null;
  readonly maxYear: number | null;
  readonly maxMileage: number | null;
  readonly language: BookLanguage | null;
};

type Category = Schemas['ListingCategory'];

export const noDetailFilters: DetailFilters = {
  condition: null,
  make: null,
  minYear: null,
  maxYear: null,
  maxMileage: null,
  language: null,
};

const longestMake = 40;
const mostMiles = 2_000_000;
const mileages = [10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000];
/** The filters offer years back to this one. Other years are possible in the URL. */
const oldestOffered = 1970;

const numberIn = (value: string | null, least: number, most: number): number | null => {
  const number = value === null || !/^\d{1,7}$/.test(value) ? null : Number(value);
  return number === null || number < least || number > most ? null : number;
};

function readYears(address: URLSearchParams): Pick<DetailFilters, 'minYear' | 'maxYear'> {
  const [minYear, maxYear] = ['minYear', 'maxYear'].map((name) =>
    numberIn(address.get(name), oldestYear, newestYear()),
  );
  const isReversed = minYear != null && maxYear != null && minYear > maxYear;
  const years = { minYear: minYear ?? null, maxYear: maxYear ?? null };
  return isReversed ? { minYear: years.maxYear, maxYear: years.minYear } : years;
}

/** Reads the filters of the category from the URL. Without a category there are none. */
export function readDetails(address: URLSearchParams, category: Category | null): DetailFilters {
  if (category === null) return noDetailFilters;
  if (category === 'Cars') {
    const make = Array.from(address.get('make')?.trim() ?? '')
      .slice(0, longestMake)
      .join('');
    return {
      ...noDetailFilters,
      make: make === '' ? null : make,
      ...readYears(address),
      maxMileage: numberIn(address.get('maxMileage'), 0, mostMiles),
    };
  }
  return {
    ...noDetailFilters,
    condition: conditions.find((known) => known === address.get('condition')) ?? null,
    language:
      category === 'Books'
        ? (bookLanguages.find((known) => known === address.get('language')) ?? null)
        : null,
  };
}

const names = ['condition', 'make', 'minYear', 'maxYear', 'maxMileage', 'language'] as const;

/** The filters that are set, by their names in the URL. */
export const writtenDetails = (details: DetailFilters): (readonly [string, string | number | null])[] =>
  names.map((name) => [name, details[name]]);

/** The filters that are set, as the server and a saved search have them. */
export const setDetails = ({ condition, make, minYear, maxYear, maxMileage, language }: DetailFilters) => ({
  ...(condition !== null && { condition }),
  ...(make !== null && { make }),
  ...(minYear !== null && { minYear }),
  ...(maxYear !== null && { maxYear }),
  ...(maxMileage !== null && { maxMileage }),
  ...(language !== null && { language }),
});

/** The details of a saved search. */
export const savedDetails = (search: Partial<Schemas['SavedSearchPayload']>): DetailFilters => ({
  condition: search.condition ?? null,
  make: search.make ?? null,
  minYear: search.minYear ?? null,
  maxYear: search.maxYear ?? null,
  maxMileage: search.maxMileage ?? null,
  language: search.language ?? null,
});

export const areDetailsSet = (details: DetailFilters): boolean =>
  names.some((name) => details[name] !== null);

/** Whether the server would find a listing with these details. */
export const matchesDetails = (details: DetailFilters, listing: Schemas['Listing']): boolean =>
  matchesSetDetails(setDetails(details), listing, (make) => wordsIn(make).join(' '));

const withChosen = <Value>(known: readonly Value[], chosen: Value | null): readonly Value[] =>
  chosen === null || known.includes(chosen) ? known : [...known, chosen];

const optionsOf = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));

const yearLabels = (i18n: I18n) => ({
  min: (year: string) => i18n._('From {year}', { year }),
  max: (year: string) => i18n._('Until {year}', { year }),
});

const mileageLabel = (i18n: I18n) => (miles: string) => i18n._('Up to {miles}', { miles });

/** The filters that the category has, with their options. A chosen value that is not offered is added. */
export function detailChoices(
  i18n: I18n,
  category: Category | null,
  chosen: DetailFilters,
): readonly ListingFilterDetail[] {
  if (category === null) return [];
  if (category === 'Cars') {
    const years = Array.from(
      { length: newestYear() - oldestOffered + 1 },
      (_, index) => newestYear() - index,
    );
    const words = yearLabels(i18n);
    return [
      { name: 'make', label: i18n._('Make'), options: optionsOf(withChosen(makes, chosen.make)) },
      {
        name: 'minYear',
        label: i18n._('Year from'),
        options: optionsOf(withChosen(years, chosen.minYear)),
        describe: words.min,
        short: true,
      },
      {
        name: 'maxYear',
        label: i18n._('Year until'),
        options: optionsOf(withChosen(years, chosen.maxYear)),
        describe: words.max,
        short: true,
      },
      {
        name: 'maxMileage',
        label: i18n._('Highest mileage'),
        options: withChosen(mileages, chosen.maxMileage).map((miles) => ({
          value: String(miles),
          label: mileageText(i18n, miles),
        })),
        describe: mileageLabel(i18n),
      },
    ];
  }
  const condition = {
    name: 'condition',
    label: i18n._('Condition'),
    options: conditionNames(i18n),
  };
  if (category !== 'Books') return [condition];
  return [{ name: 'language', label: i18n._('Language'), options: languageNames(i18n) }, condition];
}

/** The filters that are set as texts, for the name of a saved search. */
export function detailNames(i18n: I18n, category: Category | null, chosen: DetailFilters): string[] {
  const values = new Map(writtenDetails(chosen));
  return detailChoices(i18n, category, chosen).flatMap(({ name, options, describe }) => {
    const label = options.find(({ value }) => value === String(values.get(name)))?.label;
    return label === undefined ? [] : [describe?.(label) ?? label];
  });
}
