import { sql, type RawBuilder, type SqlBool } from 'kysely';

export type Sort = 'newest' | 'oldest' | 'price-low' | 'price-high';

/** The values of a listing that decide its place in the order. */
export interface Position {
  readonly id: string;
  /** The price in cents, which only matters if the order is by price. */
  readonly price: number;
}

export const isByPrice = (sort: Sort): boolean => sort === 'price-low' || sort === 'price-high';
const isRising = (sort: Sort): boolean => sort === 'oldest' || sort === 'price-low';

export function orderOf(sort: Sort): RawBuilder<unknown> {
  const direction = sql.raw(isRising(sort) ? 'asc' : 'desc');
  return isByPrice(sort)
    ? sql`looked.price ${direction}, looked.id ${direction}`
    : sql`looked.id ${direction}`;
}

/** A condition for the rows after a position. */
export function beyond(sort: Sort, { id, price }: Position): RawBuilder<SqlBool> {
  const sign = sql.raw(isRising(sort) ? '>' : '<');
  return isByPrice(sort)
    ? sql`(looked.price, looked.id) ${sign} (${price}, ${id})`
    : sql`looked.id ${sign} ${id}`;
}

/** Sorts rows in memory, in the same order as the query. */
export function placeInOrder<Row extends Position>(rows: readonly Row[], sort: Sort): Row[] {
  const direction = isRising(sort) ? 1 : -1;
  return rows.toSorted((one, other) => {
    if (isByPrice(sort) && one.price !== other.price) return direction * (one.price - other.price);
    if (one.id === other.id) return 0;
    return one.id < other.id ? -direction : direction;
  });
}
