import { detailFilterOf, type DetailCriteria, type DetailFilter } from './detail-filter.ts';
import type { ListingsTable } from './tables.ts';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { ZipCodes } from '../../platform/places/zip-codes.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { centsOf } from '../../platform/money.ts';

export type Category = ListingsTable['category'];
export type Status = ListingsTable['status'];

/** All categories. If one is missing here, the compiler reports it. */
const known: Readonly<Record<Category, true>> = {
  Cars: true,
  'Religious Art': true,
  'Religious Items': true,
  Books: true,
  Other: true,
};
export const categories = Object.keys(known) as readonly Category[];

export interface Filter {
  /** The prefixes to search for. All of them must match. */
  readonly words: readonly string[];
  readonly category: Category | null;
  /** The lowest and the highest price in cents, both included. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly details: DetailFilter;
  /** The ZIP codes within the distance; null if the distance does not matter. */
  readonly near: readonly string[] | null;
  readonly owner: string | null;
  readonly saved: boolean;
  /** The parish where buyers and owners meet; null for any place. */
  readonly parish: string | null;
  readonly status: Status | null;
  /** Whether only listings with a known place are included. */
  readonly placed: boolean;
}

/** The filters that the client has sent. */
export interface Criteria extends DetailCriteria {
  readonly search?: string | undefined;
  readonly category?: Category | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly distance?: number | undefined;
}

interface Asked extends Criteria {
  readonly owner?: string | undefined;
  readonly saved?: boolean | undefined;
  readonly parish?: string | undefined;
  readonly status?: Status | undefined;
}

export function pricesOf({ minPrice, maxPrice }: Criteria): Pick<Filter, 'minPrice' | 'maxPrice'> {
  const range = {
    minPrice: minPrice === undefined ? null : centsOf(minPrice, 'minPrice'),
    maxPrice: maxPrice === undefined ? null : centsOf(maxPrice, 'maxPrice'),
  };
  if (range.minPrice !== null && range.maxPrice !== null && range.minPrice > range.maxPrice) {
    throw badField('maxPrice', i18n._('The highest price is lower than the lowest.'));
  }
  return range;
}

/** `origin` is the ZIP code from which distances are measured, if there is one. */
export function filterOf(asked: Asked, origin: string | null, zips: ZipCodes): Filter {
  const { search, category, distance, owner, saved, parish, status } = asked;
  if (distance !== undefined && origin === null) {
    throw badField(
      'distance',
      i18n._('Please enter a ZIP code, here or in your settings, to filter by distance.'),
    );
  }
  return {
    words: soughtTextWords(search ?? ''),
    category: category ?? null,
    ...pricesOf(asked),
    details: detailFilterOf(asked),
    near: distance === undefined || origin === null ? null : zips.within(origin, distance),
    owner: owner ?? null,
    saved: saved ?? false,
    parish: parish ?? null,
    status: status ?? null,
    placed: false,
  };
}
