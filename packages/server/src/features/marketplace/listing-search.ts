import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { createBlockConditions } from './block-conditions.ts';
import { all, inPrice, ofCategory, residualOf, type Condition } from './conditions.ts';
import { categories, type Category, type Filter } from './filter.ts';
import { beyond, isByPrice, orderOf, placeInOrder, type Position, type Sort } from './order.ts';
import {
  atParish,
  createSources,
  everything,
  ofOwner,
  savedBy,
  withWord,
  type Rarest,
  type Source,
} from './sources.ts';

export interface Count {
  readonly category: Category;
  readonly count: number;
  /** Whether there can be more matches than were counted. */
  readonly isCapped: boolean;
}

export interface Found {
  readonly positions: readonly Position[];
  /** The number of matches in each category. All other filters apply. Empty if nothing matches. */
  readonly counts: readonly Count[];
}

interface Page {
  readonly sort: Sort;
  readonly after: Position | null;
  readonly limit: number;
}

interface Glance extends Found {
  /** Whether all candidates were read, and not only a sample. */
  readonly isWhole: boolean;
}

type GlanceRow =
  | { readonly kind: 'looked'; readonly count: number }
  | { readonly kind: 'count'; readonly category: Category; readonly count: number }
  | { readonly kind: 'found'; readonly id: string; readonly price: number };

/**
 * If there are at most this many candidates, all of them are read. With more candidates, reading the listings in the
 * order of the list soon fills a page.
 */
const FEW = 1200;
/**
 * The size of the sample if there are more candidates. If only the category has an index, each category has a sample
 * of this size.
 */
const COUNTED = 200;
/** If the sample has at least this many matches, no other filter is tried. */
const OFTEN = 25;

export function createListingSearch({
  read,
  dialect,
  staffRule,
}: Pick<Database, 'read' | 'dialect' | 'staffRule'>) {
  const rows = async <Result>(query: RawBuilder<Result>): Promise<readonly Result[]> =>
    (await query.execute(read)).rows;
  const blockConditions = createBlockConditions({ read, dialect, staffRule });
  const sources = createSources({ read, dialect });

  /**
   * Reads the rows of a source, and counts and sorts the matches. If the source is too large, reads only a sample.
   */
  async function glance(
    source: Source,
    filter: Filter,
    { sort, after, limit }: Page,
    unblocked: readonly Condition[],
    sample = COUNTED,
  ): Promise<Glance> {
    const distinct = sql.raw(source.repeats ? 'distinct' : '');
    const onPage = [...ofCategory(filter.category), ...(after === null ? [] : [beyond(sort, after)])];
    const answered = await rows(sql<GlanceRow>`
      with looked as materialized (${source.rows} limit ${sql.lit(FEW + 1)}),
      matching as materialized (
        select ${distinct} looked.id, looked.category, looked.price
        from (select * from looked
          limit (select case when count(*) > ${sql.lit(FEW)} then ${sql.lit(sample)} else count(*) end from looked)
        ) as looked
        where ${all(residualOf(dialect, filter, unblocked, source.answers))}
      )
      select 'looked' as kind, '' as id, '' as category, 0 as price, cast(count(*) as integer) as count from looked
      union all
      select 'count', '', category, 0, cast(count(*) as integer) from matching group by category
      union all
      select 'found', page.id, '', page.price, 0 from (
        select looked.id, looked.price from matching as looked
        where ${all(onPage)} order by ${orderOf(sort)} limit ${sql.lit(limit)}
      ) as page`);
    const isWhole = answered.some((row) => row.kind === 'looked' && row.count <= FEW);
    const counted = new Map(
      answered.filter((row) => row.kind === 'count').map(({ category, count }) => [category, count]),
    );
    return {
      isWhole,
      positions: placeInOrder(
        answered.filter((row) => row.kind === 'found'),
        sort,
      ),
      counts: categories.map((category) => ({
        category,
        count: counted.get(category) ?? 0,
        isCapped: !isWhole,
      })),
    };
  }

  /** Builds the query that reads the listings in the order of the list until a page is full. */
  function meeting(
    source: Source,
    filter: Filter,
    { sort, after, limit }: Page,
    unblocked: readonly Condition[],
  ): RawBuilder<Position> {
    const conditions = [
      ...ofCategory(filter.category),
      ...(isByPrice(sort) ? inPrice(filter, 'looked.price') : []),
      ...(after === null ? [] : [beyond(sort, after)]),
      ...residualOf(dialect, filter, unblocked, {
        ...source.answers,
        ...(isByPrice(sort) ? { price: true } : {}),
      }),
    ];
    return sql`select looked.id, looked.price from (${source.rows}) as looked
      where ${all(conditions)} order by ${orderOf(sort)} limit ${sql.lit(limit)}`;
  }

  const meet = (...asked: Parameters<typeof meeting>): Promise<readonly Position[]> =>
    rows(meeting(...asked));

  /** Reads the first rows of each word with this prefix. The first rows of the whole result are among these rows. */
  async function meetWords(
    { beginning, alike, isCommon }: Rarest,
    filter: Filter,
    page: Page,
    unblocked: readonly Condition[],
  ): Promise<readonly Position[]> {
    if (alike === null || isCommon) return meet(everything, filter, page, unblocked);
    const parts = alike.map(
      (word) =>
        sql`select met.id, met.price from (${meeting(withWord(word, beginning), filter, page, unblocked)}) as met`,
    );
    const found = await rows(sql<Position>`${sql.join(parts, sql` union all `)}`);
    const byId = new Map(found.map((position) => [position.id, position]));
    return placeInOrder([...byId.values()], page.sort).slice(0, page.limit);
  }

  /** Counts the matches of each category. Used if no filter except the category has an index. */
  async function countEach(filter: Filter, unblocked: readonly Condition[]): Promise<Count[]> {
    const matches = all(residualOf(dialect, filter, unblocked, {}));
    const counts = categories.map(
      (category) => sql`select cast(${category} as text) as category,
        cast(coalesce(sum(case when sampled.matches then 1 else 0 end), 0) as integer) as count,
        cast(count(*) as integer) as looked
        from (select ${matches} as matches from (${everything.rows}) as looked
          where ${all(ofCategory(category))} order by looked.id
          limit ${sql.lit(COUNTED + 1)}) as sampled`,
    );
    const counted = await rows(
      sql<{ category: Category; count: number; looked: number }>`${sql.join(counts, sql` union all `)}`,
    );
    return counted.map(({ category, count, looked }) => ({
      category,
      count: Math.min(count, COUNTED),
      isCapped: looked > COUNTED,
    }));
  }

  /** Reads the listings of a member, those that a member has saved, or those of a parish. */
  async function findOfMember(viewer: string, filter: Filter, page: Page, unblocked: readonly Condition[]) {
    const { owner, parish, saved } = filter;
    const ofMember = saved || owner === null ? savedBy(viewer, owner) : ofOwner(owner, owner === viewer);
    const source = parish === null ? ofMember : atParish(parish, owner, saved ? viewer : null);
    const seen = await glance(source, filter, page, unblocked);
    return seen.isWhole ? seen : { ...seen, positions: await meet(source, filter, page, unblocked) };
  }

  async function findOfAll(filter: Filter, page: Page, unblocked: readonly Condition[]): Promise<Found> {
    const sought = await sources.soughtOf(filter);
    if (sought.some(({ alike }) => alike?.length === 0)) return { positions: [], counts: [] };
    const rarest = await sources.rarestOf(sought);
    let first: Glance | null = null;
    for (const source of sources.narrowing(filter, rarest, FEW + 1)) {
      const seen = await glance(source, filter, page, unblocked, first === null ? COUNTED : 0);
      if (seen.isWhole) return seen;
      first ??= seen;
      // If the sample matches often, the remaining filters exclude too few listings to be a better source.
      if (seen.counts.reduce((sum, { count }) => sum + count, 0) >= OFTEN) break;
    }
    const [positions, counts] = await Promise.all([
      rarest === null
        ? meet(everything, filter, page, unblocked)
        : meetWords(rarest, filter, page, unblocked),
      first === null ? countEach(filter, unblocked) : first.counts,
    ]);
    return { positions, counts };
  }

  return async function find(viewer: string, filter: Filter, page: Page): Promise<Found> {
    const unblocked = await blockConditions(viewer);
    return filter.owner !== null || filter.saved || filter.parish !== null
      ? findOfMember(viewer, filter, page, unblocked)
      : findOfAll(filter, page, unblocked);
  };
}
