import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';
import type { Category, Filter } from './filter.ts';

export type Condition = RawBuilder<SqlBool>;

/** Sorts after every continuation of a prefix. */
export const HIGHEST = '\u{10FFFF}';
const HIGHEST_PRICE = 100_000_000;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;

/** Matches words with this prefix. */
export function rangeOf(column: string, beginning: string): Condition {
  const word = sql.ref(column);
  return sql`(${word} >= ${beginning} and ${word} < ${beginning + HIGHEST})`;
}

/**
 * All values in one parameter, so that the statement does not depend on their number. None of them contains a comma.
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

/** The same for many rows: PostgreSQL hashes the values instead of comparing them one by one. */
function isOneOf(dialect: DatabaseDialect, value: RawBuilder<unknown>, values: readonly string[]): Condition {
  return dialect === 'postgres'
    ? sql`((${value} in (select unnest(string_to_array(${values.join(',')}, ',')))) is true)`
    : isAmong(dialect, value, values);
}

function hasWord(beginning: string): Condition {
  // Not `exists`: PostgreSQL would turn it into a join with all listings that have such a word.
  return sql`(select listing_words.listing_id from listing_words
    where listing_words.listing_id = looked.id and ${rangeOf('listing_words.word', beginning)}
    limit 1) is not null`;
}

/** The indexes of the lists do not contain the owner, so each listing is looked up, and this is checked last. */
function ofOwner(conditions: readonly Condition[]): Condition[] {
  if (conditions.length === 0) return [];
  return [sql`(select ${all(conditions)} from listings as offered where offered.id = looked.id)`];
}

export const inPrice = ({ minPrice, maxPrice }: Filter, column: string): Condition[] =>
  minPrice === null && maxPrice === null
    ? []
    : [sql`${sql.ref(column)} between ${minPrice ?? 0} and ${maxPrice ?? HIGHEST_PRICE}`];

export const ofCategory = (category: Category | null): Condition[] =>
  category === null ? [] : [sql`looked.category = ${category}`];

/** The conditions that the candidate listings are known to meet. */
export interface Residual {
  readonly word?: string;
  readonly near?: boolean;
  readonly price?: boolean;
}

/**
 * The remaining conditions for each candidate, apart from the category. Written so that no index is chosen for them:
 * the access path is decided before. `unblocked` is applied to the owner of `offered`.
 */
export function residualOf(
  dialect: DatabaseDialect,
  filter: Filter,
  unblocked: readonly Condition[],
  known: Residual,
): Condition[] {
  const { words, minPrice, maxPrice, near, status, placed } = filter;
  const isPriceAsked = known.price !== true;
  return [
    ...(status === null ? [] : [sql<SqlBool>`looked.status || '' = ${status}`]),
    ...(minPrice === null || !isPriceAsked ? [] : [sql<SqlBool>`looked.price + 0 >= ${minPrice}`]),
    ...(maxPrice === null || !isPriceAsked ? [] : [sql<SqlBool>`looked.price + 0 <= ${maxPrice}`]),
    ...(placed ? [sql<SqlBool>`looked.zip is not null`] : []),
    ...(near === null || known.near === true ? [] : [isOneOf(dialect, sql`(looked.zip || '')`, near)]),
    ...words.filter((word) => word !== known.word).map(hasWord),
    ...ofOwner(unblocked),
  ];
}
