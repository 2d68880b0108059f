import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';
import { withDetails } from './detail-filter.ts';
import type { Category, Filter } from './filter.ts';

export type Condition = RawBuilder<SqlBool>;

/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
export const HIGHEST = '\u{10FFFF}';
const HIGHEST_PRICE = 100_000_000;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;

/** A condition: the word in the column starts with this prefix. */
export function rangeOf(column: string, beginning: string): Condition {
  const word = sql.ref(column);
  return sql`(${word} >= ${beginning} and ${word} < ${beginning + HIGHEST})`;
}

/**
 * A condition: the column has one of the values. All values are in one parameter, so that the statement is the same
 * for any number of values. No value contains a comma.
 */
export function isAmong(
  dialect: DatabaseDialect,
  column: string | RawBuilder<unknown>,
  values: readonly string[],
): Condition {
  const value = typeof column === 'string' ? sql.ref(column) : column;
  return dialect === 'postgres'
    ? sql`(${value} = any(string_to_array(${values.join(',')}, ',')))`
    : sql`(${value} in (select json_each.value from json_each(${JSON.stringify(values)})))`;
}

/** Like `isAmong`, for many rows. PostgreSQL hashes the values here and does not compare them one by one. */
function isOneOf(dialect: DatabaseDialect, value: RawBuilder<unknown>, values: readonly string[]): Condition {
  return dialect === 'postgres'
    ? sql`((${value} in (select unnest(string_to_array(${values.join(',')}, ',')))) is true)`
    : isAmong(dialect, value, values);
}

function hasWord(beginning: string): Condition {
  // PostgreSQL would turn an `exists` into a join with all listings that have such a word.
  return sql`(select listing_words.listing_id from listing_words
    where listing_words.listing_id = looked.id and ${rangeOf('listing_words.word', beginning)}
    limit 1) is not null`;
}

/**
 * Most indexes contain neither the owner nor the details, so this check has to look up the listing. Therefore this
 * check is the last condition.
 */
function ofListing(conditions: readonly Condition[]): Condition[] {
  if (conditions.length === 0) return [];
  return [sql`(select ${all(conditions)} from listings as offered where offered.id = looked.id)`];
}

export const inPrice = ({ minPrice, maxPrice }: Filter, column: string): Condition[] =>
  minPrice === null && maxPrice === null
    ? []
    : [sql`${sql.ref(column)} between ${minPrice ?? 0} and ${maxPrice ?? HIGHEST_PRICE}`];

export const ofCategory = (category: Category | null): Condition[] =>
  category === null ? [] : [sql`looked.category = ${category}`];

/** The conditions that every candidate already meets, so the query does not check them again. */
export interface Residual {
  readonly word?: string;
  readonly near?: boolean;
  readonly price?: boolean;
  readonly details?: boolean;
}

/**
 * The conditions that a candidate still has to meet, without the category. They are written so that the database
 * chooses no index for them. The search has already chosen how to read the listings. `unblocked` applies to the owner
 * of `offered`.
 */
export function residualOf(
  dialect: DatabaseDialect,
  filter: Filter,
  unblocked: readonly Condition[],
  known: Residual,
): Condition[] {
  const { words, minPrice, maxPrice, details, near, status, placed } = filter;
  const isPriceAsked = known.price !== true;
  return [
    ...(status === null ? [] : [sql<SqlBool>`looked.status || '' = ${status}`]),
    ...(minPrice === null || !isPriceAsked ? [] : [sql<SqlBool>`looked.price + 0 >= ${minPrice}`]),
    ...(maxPrice === null || !isPriceAsked ? [] : [sql<SqlBool>`looked.price + 0 <= ${maxPrice}`]),
    ...(placed ? [sql<SqlBool>`looked.zip is not null`] : []),
    ...(near === null || known.near === true ? [] : [isOneOf(dialect, sql`(looked.zip || '')`, near)]),
    ...words.filter((word) => word !== known.word).map(hasWord),
    ...ofListing([...(known.details === true ? [] : withDetails(details, 'offered')), ...unblocked]),
  ];
}
