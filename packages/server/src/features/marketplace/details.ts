import { badField } from '../../platform/http/errors.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { textWords } from '../../platform/text-words.ts';
import type { ListingsTable } from './tables.ts';

/** The columns of a listing that only some categories have. */
export type Details = Pick<
  ListingsTable,
  'condition' | 'make' | 'make_key' | 'year' | 'mileage' | 'author' | 'language'
>;

/** The details as they were sent. Empty and null mean that the listing does not have the detail. */
export interface DetailsDraft {
  readonly condition?: NonNullable<Details['condition']> | '';
  readonly make?: string;
  /** JSON has a number or null, and a form has text. */
  readonly year?: number | string | null;
  readonly mileage?: number | string | null;
  readonly author?: string;
  readonly language?: NonNullable<Details['language']> | '';
}

export const detailColumns = [
  'condition',
  'make',
  'make_key',
  'year',
  'mileage',
  'author',
  'language',
] as const satisfies readonly (keyof Details)[];

/** The same columns in a query that joins other tables. */
export const listingDetailColumns = [
  'listings.condition',
  'listings.make',
  'listings.make_key',
  'listings.year',
  'listings.mileage',
  'listings.author',
  'listings.language',
] as const satisfies readonly `listings.${keyof Details}`[];

export const noDetails: Details = {
  condition: null,
  make: null,
  make_key: null,
  year: null,
  mileage: null,
  author: null,
  language: null,
};

const OLDEST_YEAR = 1886;
const MOST_MILES = 2_000_000;
const MAKE = { multiline: false, atMost: 40 };
const AUTHOR = { multiline: false, atMost: 120 };

/** Returns the form of a make that filters compare. Letter case, accents and punctuation do not matter. */
export const makeKeyOf = (make: string): string => textWords(make).join(' ');

const textOrNull = (text: string): string | null => (text === '' ? null : text);

const numberOrNull = (value: number | string | null): number | null =>
  value === null || value === '' ? null : Number(value);

function makeOf(sent: string): Pick<Details, 'make' | 'make_key'> {
  const make = textOrNull(optionalText(sent, 'make', MAKE));
  return { make, make_key: make === null ? null : makeKeyOf(make) };
}

function yearOf(sent: number | string | null, now: number): number | null {
  const year = numberOrNull(sent);
  const newest = new Date(now).getUTCFullYear() + 1;
  if (year !== null && (year < OLDEST_YEAR || year > newest)) {
    throw badField(
      'year',
      i18n._('Please enter a year from {oldest} to {newest}.', {
        oldest: String(OLDEST_YEAR),
        newest: String(newest),
      }),
    );
  }
  return year;
}

function mileageOf(sent: number | string | null): number | null {
  const mileage = numberOrNull(sent);
  if (mileage !== null && mileage > MOST_MILES) {
    throw badField('mileage', i18n._('The mileage is too high.'));
  }
  return mileage;
}

/** Returns the details that were sent, after cleaning them. */
export function cleanDetails(draft: DetailsDraft, now: number): Partial<Details> {
  const { condition, make, year, mileage, author, language } = draft;
  return {
    ...(condition === undefined ? {} : { condition: condition === '' ? null : condition }),
    ...(make === undefined ? {} : makeOf(make)),
    ...(year === undefined ? {} : { year: yearOf(year, now) }),
    ...(mileage === undefined ? {} : { mileage: mileageOf(mileage) }),
    ...(author === undefined ? {} : { author: textOrNull(optionalText(author, 'author', AUTHOR)) }),
    ...(language === undefined ? {} : { language: language === '' ? null : language }),
  };
}

/** Drops the details that listings of the category do not have. */
export function detailsFor(category: ListingsTable['category'], details: Details): Details {
  const { condition, make, make_key, year, mileage, author, language } = details;
  if (category === 'Cars') return { ...noDetails, make, make_key, year, mileage };
  return { ...noDetails, condition, ...(category === 'Books' ? { author, language } : {}) };
}

/** Returns the details as the contract has them. Details that the listing does not have are absent. */
export function presentDetails({ condition, make, year, mileage, author, language }: Details) {
  return {
    ...(condition === null ? {} : { condition }),
    ...(make === null ? {} : { make }),
    ...(year === null ? {} : { year }),
    ...(mileage === null ? {} : { mileage }),
    ...(author === null ? {} : { author }),
    ...(language === null ? {} : { language }),
  };
}
