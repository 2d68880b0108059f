import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { all, HIGHEST, inPrice, isAmong, rangeOf, type Condition, type Residual } from './conditions.ts';
import { hasDetailFilter, withDetails } from './detail-filter.ts';
import type { Category, Filter, Status } from './filter.ts';
import { areaOf } from './listing-words.ts';

/** The columns by which lists filter and sort. All indexes for lists contain them. */
interface Looked {
  readonly id: string;
  readonly category: Category;
  readonly price: number;
  readonly zip: string | null;
  readonly status: Status;
}

/** Listings that the database can find with one index. */
export interface Source {
  readonly rows: RawBuilder<Looked>;
  /** The conditions that all rows of the source already meet. */
  readonly answers: Residual;
  /** Whether a listing can be in the rows more than once. */
  readonly repeats: boolean;
}

/** A word of the search text. */
interface Sought {
  readonly beginning: string;
  /** All words that start with the prefix. Null if there are too many to look up each of them. */
  readonly alike: readonly string[] | null;
}

export interface Rarest extends Sought {
  /** Whether a scan of all listings is faster than looking up each word with the prefix. */
  readonly isCommon: boolean;
}

/** The maximum number of words with the same prefix that are looked up one by one. */
const ALIKE = 16;
/** The number of newest listings that are read to estimate how rare a word is. */
const NEWEST = 1000;

const listed: Condition = sql`status <> 'sold'`;

const ofWords = (conditions: readonly Condition[]): RawBuilder<Looked> =>
  sql`select listing_id as id, category, price, zip, status from listing_words where ${all([listed, ...conditions])}`;

const ofListings = (conditions: readonly Condition[]): RawBuilder<Looked> =>
  sql`select id, category, price, zip, status from listings where ${all(conditions)}`;

export const everything: Source = { rows: ofListings([listed]), answers: {}, repeats: false };

export const ofOwner = (ownerId: string, isOwn: boolean): Source => ({
  rows: ofListings([sql`owner_id = ${ownerId}`, ...(isOwn ? [] : [listed])]),
  answers: {},
  repeats: false,
});

/** The member's saved listings, of all owners or of one. */
export const savedBy = (userId: string, ownerId: string | null): Source => ({
  rows: sql`select saved_listings.listing_id as id, listings.category, listings.price, listings.zip,
      listings.status
    from saved_listings inner join listings on listings.id = saved_listings.listing_id
    where ${all([
      sql`saved_listings.user_id = ${userId}`,
      ...(ownerId === null ? [] : [sql<boolean>`listings.owner_id || '' = ${ownerId}`]),
    ])}`,
  answers: {},
  repeats: false,
});

/** The listings that are handed over at a parish, of all owners or of one, and only the saved ones if a member is given. */
export const atParish = (parishId: string, ownerId: string | null, savedBy: string | null): Source => ({
  rows: sql`select listing_meeting_points.listing_id as id, listings.category, listings.price, listings.zip,
      listings.status
    from listing_meeting_points inner join listings on listings.id = listing_meeting_points.listing_id
    where ${all([
      sql`listing_meeting_points.parish_id = ${parishId}`,
      sql`listings.status <> 'sold'`,
      ...(ownerId === null ? [] : [sql<boolean>`listings.owner_id || '' = ${ownerId}`]),
      ...(savedBy === null
        ? []
        : [
            sql<boolean>`exists (select 1 from saved_listings
              where saved_listings.listing_id = listings.id and saved_listings.user_id = ${savedBy})`,
          ]),
    ])}`,
  answers: {},
  repeats: false,
});

export const withWord = (word: string, beginning: string): Source => ({
  rows: ofWords([sql`word = ${word}`]),
  answers: { word: beginning },
  repeats: false,
});

/** Selects the next word with this prefix. */
const next = (beginning: RawBuilder<unknown>, condition: Condition) => sql`(
  select min(words.word) from listing_words as words
  where words.status <> 'sold' and ${condition} and words.word < ${beginning} || ${HIGHEST})`;

export function createSources({ read, dialect }: Pick<Database, 'read' | 'dialect'>) {
  const rows = async <Row>(query: RawBuilder<Row>): Promise<readonly Row[]> =>
    (await query.execute(read)).rows;

  /** Returns the words with each prefix. The query looks up one word after the other in the index. */
  async function lookUp(beginnings: readonly string[]): Promise<readonly Sought[]> {
    if (beginnings.length === 0) return [];
    const starts = beginnings.map((beginning) => sql`select cast(${beginning} as text) as beginning`);
    const found = await rows(
      sql<{ beginning: string; word: string }>`with recursive alike(beginning, word, number) as (
          select starts.beginning,
            ${next(sql`starts.beginning`, sql`words.word >= starts.beginning`)}, 1
          from (${sql.join(starts, sql` union all `)}) as starts
          union all
          select alike.beginning, ${next(sql`alike.beginning`, sql`words.word > alike.word`)}, alike.number + 1
          from alike where alike.word is not null and alike.number <= ${sql.lit(ALIKE)}
        )
        select alike.beginning, alike.word from alike where alike.word is not null`,
    );
    return beginnings.map((beginning) => {
      const alike = found.filter((one) => one.beginning === beginning).map(({ word }) => word);
      return { beginning, alike: alike.length > ALIKE ? null : alike };
    });
  }

  /** Uses one index scan for each place. Otherwise PostgreSQL would read all listings until it has enough matches. */
  function inPlaces(near: readonly string[], filter: Filter, most: number): Source {
    const answers = { near: true, price: true };
    if (dialect === 'sqlite') {
      const conditions = [listed, isAmong(dialect, 'zip', near), ...inPrice(filter, 'price')];
      return { rows: ofListings(conditions), answers, repeats: false };
    }
    const conditions = [listed, sql<boolean>`zip = near.place`, ...inPrice(filter, 'price')];
    const found = sql<Looked>`select found.id, found.category, found.price, found.zip, found.status
      from unnest(string_to_array(${near.join(',')}, ',')) as near(place)
      cross join lateral (${ofListings(conditions)} order by price limit ${sql.lit(most)}) as found`;
    return { rows: found, answers, repeats: false };
  }

  /** SQLite keeps the order of a cross join, so it cannot choose another index here. */
  function inAreas(words: readonly string[], areas: readonly string[]): RawBuilder<Looked> {
    if (dialect === 'postgres') {
      return ofWords([isAmong(dialect, 'word', words), isAmong(dialect, 'area', areas)]);
    }
    return sql`select listing_id as id, category, price, zip, status
      from json_each(${JSON.stringify(words)}) as words cross join json_each(${JSON.stringify(areas)}) as areas
      cross join listing_words where ${all([listed, sql`word = words.value`, sql`area = areas.value`])}`;
  }

  function ofSought({ beginning, alike }: Sought, near: readonly string[] | null): Source {
    const answers = { word: beginning };
    if (alike === null) return { rows: ofWords([rangeOf('word', beginning)]), answers, repeats: true };
    const repeats = alike.length > 1;
    if (near === null) return { rows: ofWords([isAmong(dialect, 'word', alike)]), answers, repeats };
    return { rows: inAreas(alike, [...new Set(near.map(areaOf))]), answers, repeats };
  }

  return {
    soughtOf: ({ words }: Filter): Promise<readonly Sought[]> => lookUp(words),

    /** Returns the word that is rarest among the newest listings. */
    async rarestOf(sought: readonly Sought[]): Promise<Rarest | null> {
      const known = sought.flatMap(({ beginning, alike }) => (alike === null ? [] : [{ beginning, alike }]));
      const [first] = known;
      if (first === undefined) return sought[0] === undefined ? null : { ...sought[0], isCommon: true };
      if (known.length === 1 && first.alike.length === 1) return { ...first, isCommon: false };
      const counts = known.map(
        ({ beginning, alike }) => sql`select cast(${beginning} as text) as beginning, (
          select cast(count(*) as integer) from listing_words
          where ${all([listed, isAmong(dialect, 'word', alike)])}
            and listing_id > (select edge.id from edge)) as count`,
      );
      const found = await rows(
        sql<{ beginning: string; count: number }>`with edge as materialized (select coalesce((
            select id from listings where ${listed} order by id desc limit 1 offset ${sql.lit(NEWEST)}
          ), '') as id)
          ${sql.join(counts, sql` union all `)}`,
      );
      const countOf = ({ beginning }: { readonly beginning: string }): number =>
        found.find((one) => one.beginning === beginning)?.count ?? 0;
      const rarest = known.reduce((rare, one) => (countOf(one) < countOf(rare) ? one : rare));
      return { ...rarest, isCommon: countOf(rarest) * rarest.alike.length > NEWEST };
    },

    /**
     * Returns the sources of all filters that have an index. The filter that usually excludes the most listings comes
     * first. The caller reads up to `most` rows.
     */
    narrowing(filter: Filter, rarest: Sought | null, most: number): readonly Source[] {
      const { details, near, minPrice, maxPrice } = filter;
      const isPriced = minPrice !== null || maxPrice !== null;
      return [
        ...(rarest === null ? [] : [ofSought(rarest, near)]),
        ...(hasDetailFilter(details)
          ? [
              {
                rows: ofListings([listed, ...withDetails(details, 'listings')]),
                answers: { details: true },
                repeats: false,
              },
            ]
          : []),
        ...(near === null ? [] : [inPlaces(near, filter, most)]),
        ...(isPriced && near === null
          ? [
              {
                rows: ofListings([listed, ...inPrice(filter, 'price')]),
                answers: { price: true },
                repeats: false,
              },
            ]
          : []),
      ];
    },
  };
}
