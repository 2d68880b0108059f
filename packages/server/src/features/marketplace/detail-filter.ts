import { matchesDetails as matchesPresented } from '@parvis/api-client/listing-details';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { cleanText } from '../../platform/text.ts';
import { makeKeyOf, presentDetails, type Details } from './details.ts';
import type { SavedSearchesTable } from './tables.ts';

/** The filters for the details that only some categories have. Null matches every listing. */
export interface DetailFilter extends Pick<Details, 'condition' | 'language'> {
  readonly makeKey: string | null;
  readonly minYear: number | null;
  readonly maxYear: number | null;
  readonly maxMileage: number | null;
}

/** The filters that the client has sent. */
export interface DetailCriteria {
  readonly condition?: NonNullable<Details['condition']> | undefined;
  readonly make?: string | undefined;
  readonly minYear?: number | undefined;
  readonly maxYear?: number | undefined;
  readonly maxMileage?: number | undefined;
  readonly language?: NonNullable<Details['language']> | undefined;
}

type SavedDetails = Pick<
  SavedSearchesTable,
  'condition' | 'make' | 'min_year' | 'max_year' | 'max_mileage' | 'language'
>;

const textOrNull = (text: string): string | null => (text === '' ? null : text);

export function detailFilterOf(criteria: DetailCriteria): DetailFilter {
  const {
    condition = null,
    make = '',
    minYear = null,
    maxYear = null,
    maxMileage = null,
    language = null,
  } = criteria;
  if (minYear !== null && maxYear !== null && minYear > maxYear) {
    throw badField('maxYear', i18n._('The last year is before the first.'));
  }
  return { condition, makeKey: textOrNull(makeKeyOf(make)), minYear, maxYear, maxMileage, language };
}

const isForCars = ({ makeKey, minYear, maxYear, maxMileage }: DetailFilter): boolean =>
  makeKey !== null || minYear !== null || maxYear !== null || maxMileage !== null;

export const hasDetailFilter = (filter: DetailFilter): boolean =>
  isForCars(filter) || filter.condition !== null || filter.language !== null;

/** The conditions for the columns of a listing. `alias` is the name of the table in the query. */
export function withDetails(filter: DetailFilter, alias: string): RawBuilder<SqlBool>[] {
  const { condition, makeKey, minYear, maxYear, maxMileage, language } = filter;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return [
    // Only cars have these details. The condition lets the database choose the index of cars.
    ...(isForCars(filter) ? [sql<SqlBool>`${column('category')} = 'Cars'`] : []),
    ...(makeKey === null ? [] : [sql<SqlBool>`${column('make_key')} = ${makeKey}`]),
    ...(minYear === null ? [] : [sql<SqlBool>`${column('year')} >= ${minYear}`]),
    ...(maxYear === null ? [] : [sql<SqlBool>`${column('year')} <= ${maxYear}`]),
    ...(maxMileage === null ? [] : [sql<SqlBool>`${column('mileage')} <= ${maxMileage}`]),
    ...(language === null ? [] : [sql<SqlBool>`${column('language')} = ${language}`]),
    ...(condition === null ? [] : [sql<SqlBool>`${column('condition')} = ${condition}`]),
  ];
}

/** The columns of a saved search. */
export function savedDetails(criteria: DetailCriteria): SavedDetails {
  const { condition, minYear, maxYear, maxMileage, language, makeKey } = detailFilterOf(criteria);
  return {
    condition,
    make: makeKey === null ? null : cleanText(criteria.make ?? '', { multiline: false }),
    min_year: minYear,
    max_year: maxYear,
    max_mileage: maxMileage,
    language,
  };
}

/** The filters of a saved search as the contract has them. Filters that are not set are absent. */
export function presentSavedDetails(row: SavedDetails) {
  return {
    ...(row.condition === null ? {} : { condition: row.condition }),
    ...(row.make === null ? {} : { make: row.make }),
    ...(row.min_year === null ? {} : { minYear: row.min_year }),
    ...(row.max_year === null ? {} : { maxYear: row.max_year }),
    ...(row.max_mileage === null ? {} : { maxMileage: row.max_mileage }),
    ...(row.language === null ? {} : { language: row.language }),
  };
}

/** Whether a listing with these details matches the saved search. */
export const matchesDetails = (search: SavedDetails, listing: Details): boolean =>
  matchesPresented(presentSavedDetails(search), presentDetails(listing), makeKeyOf);
