import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, StaffRule } from '../../platform/database/database.ts';
import type { SoughtName, SoughtWord } from '../../platform/names.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { userColumns } from './columns.ts';
import { beginningsOf, endOf, hasWord, isIndexed, isNamed, nameConditions } from '../people/index.ts';
import type { UserRow } from './presenter.ts';

/** The last element, `typed`, is the word that was searched. It is needed because two words can share a spelling. */
type Beginning = readonly ['begins', by: string, word: string, id: string, typed: string];

/** The position at which a page ends: among the exact names, among the prefixes, or among the other matches. */
export type Position = readonly ['named', id: string] | Beginning | readonly ['holds', id: string];

interface Found {
  readonly row: UserRow;
  readonly position: Position;
}

export interface PeopleSearch {
  /** Returns the next members, at most `limit`. Exact names come first, then prefixes, then other matches. */
  find(viewer: string, sought: SoughtName, after: Position | null, limit: number): Promise<Found[]>;
}

interface Asked extends SoughtName {
  readonly viewer: string;
}

/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';
/**
 * The number of newest members that are searched first. Common words are found there. For rare words the index is
 * fast.
 */
const NEWEST = 2000;
/**
 * Like NEWEST, for words that are too short for the index. Such words can have too many matches to read all of them.
 */
const NEWEST_OF_SHORT = 10_000;
/**
 * If a word has fewer matches, all of them are read. If a word has more matches, enough of them also match the other
 * words.
 */
const COMMON = 1000;

const visible = (staffRule: StaffRule, viewer: string, column = 'users.id'): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} <> ${viewer} and ${isOpenTo(staffRule, viewer, column)}
    and ${noBlockBetween(viewer, column)})`;

export function createPeopleSearch({ read, dialect, staffRule }: Database): PeopleSearch {
  const { beginsAll, beginsOthers, holdsAll, inIndex } = nameConditions(dialect);

  async function named({ viewer, names }: Asked, before: string, limit: number): Promise<Found[]> {
    const rows = await read
      .selectFrom('users')
      .select(userColumns)
      .where(isNamed(names))
      .where('users.id', '<', before)
      .where(visible(staffRule, viewer))
      .orderBy('users.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ row, position: ['named', row.id] }));
  }

  /** Returns the word with the fewest matches. Counting stops at COMMON. */
  async function rarestOf(words: readonly SoughtWord[]): Promise<SoughtWord | undefined> {
    if (words.length < 2) return words[0];
    const counts = words.flatMap((word, index) =>
      beginningsOf(word).map(
        (beginning) => sql`select cast(${sql.lit(index)} as integer) as place, (
          select count(*) from (select 1 from name_words
            where word >= ${beginning} and word < ${endOf(beginning)} limit ${sql.lit(COMMON)}) as begun) as members`,
      ),
    );
    const counted = sql<{ place: number; members: number }>`${sql.join(counts, sql` union all `)}`;
    const { rows } = await counted.execute(read);
    const members = (index: number): number =>
      rows.reduce((sum, row) => (row.place === index ? sum + row.members : sum), 0);
    const [rarest] = words
      .map((word, index) => ({ word, members: members(index) }))
      .toSorted((one, other) => one.members - other.members || other.word[0].length - one.word[0].length);
    return rarest?.word;
  }

  async function beginning(
    { viewer, words, names }: Asked,
    [, by, fromWord, fromId, typed]: Beginning,
    found: readonly string[],
    limit: number,
  ): Promise<Found[]> {
    const rows = await read
      .selectFrom((query) =>
        query
          .selectFrom('name_words')
          .select(['name_words.word', 'name_words.user_id'])
          .where('name_words.word', '<', endOf(by))
          // Compares both columns at once, so that PostgreSQL starts to read the index exactly at this position.
          .where(sql<SqlBool>`(name_words.word, name_words.user_id) > (${fromWord}, ${fromId})`)
          // The condition that excludes the most rows comes first.
          .where(beginsOthers(words, by))
          .$if(found.length > 0, (rows) =>
            rows.where(sql<SqlBool>`not ${hasWord('name_words.user_id', found)}`),
          )
          // Returns each member only once, even if several of their words match.
          .where((condition) =>
            condition.not(
              condition.exists(
                condition
                  .selectFrom('name_words as earlier')
                  .select('earlier.word')
                  .whereRef('earlier.user_id', '=', 'name_words.user_id')
                  .where('earlier.word', '>=', by)
                  .whereRef('earlier.word', '<', 'name_words.word'),
              ),
            ),
          )
          // Leaves out members who were already found by their exact name.
          .where('name_words.user_id', 'not in', (others) =>
            others.selectFrom('users').select('users.id').where(isNamed(names)),
          )
          .where(visible(staffRule, viewer, 'name_words.user_id'))
          .orderBy('name_words.word')
          .orderBy('name_words.user_id')
          .limit(sql.lit(limit))
          .as('found'),
      )
      .innerJoin('users', 'users.id', 'found.user_id')
      .select([...userColumns, 'found.word'])
      .orderBy('found.word')
      .orderBy('found.user_id')
      .execute();
    return rows.map((row) => ({ row, position: ['begins', by, row.word, row.id, typed] }));
  }

  /**
   * Finds members by the prefix of the rarest word. It reads one spelling of the word after the other, so that each
   * query reads a single range of the index.
   */
  async function begun(asked: Asked, after: Beginning | null, limit: number): Promise<Found[]> {
    const word =
      after === null ? await rarestOf(asked.words) : asked.words.find(([typed]) => typed === after[4]);
    if (word === undefined) return [];
    const beginnings = beginningsOf(word);
    const found: Found[] = [];
    let from: Beginning | null = after;
    for (let at = after === null ? 0 : beginnings.indexOf(after[1]); at < beginnings.length; at += 1) {
      const by = beginnings[at] ?? '';
      const place = from ?? (['begins', by, by, '', word[0]] as const);
      found.push(...(await beginning(asked, place, beginnings.slice(0, at), limit - found.length)));
      if (found.length === limit) return found;
      from = null;
    }
    return found;
  }

  async function holding({ viewer, words, names }: Asked, before: string, limit: number): Promise<Found[]> {
    const canUseIndex = words.some(isIndexed);
    const rest = sql<SqlBool>`not (${beginsAll(words)} or ${isNamed(names)})`;
    const newest = await read
      .selectFrom((query) =>
        query
          .selectFrom('users')
          .select([...userColumns, 'users.search'])
          .where('users.id', '<', before)
          .orderBy('users.id', 'desc')
          .limit(canUseIndex ? NEWEST : NEWEST_OF_SHORT)
          .as('users'),
      )
      .select(userColumns)
      .where(holdsAll(words))
      .where(rest)
      .where(visible(staffRule, viewer))
      .orderBy('users.id', 'desc')
      .limit(limit)
      .execute();
    const isEnough = newest.length === limit || !canUseIndex;
    const rows = isEnough
      ? newest
      : await read
          // The matches are collected before they are sorted. Otherwise PostgreSQL would read all members in the sort
          // order.
          .with(
            (common) => common('matches').materialized(),
            (query) =>
              query
                .selectFrom('users')
                .select([...userColumns, 'users.search'])
                .where(inIndex(words))
                .where(holdsAll(words)),
          )
          .selectFrom('matches as users')
          .select(userColumns)
          .where(rest)
          .where(visible(staffRule, viewer))
          .where('users.id', '<', before)
          .orderBy('users.id', 'desc')
          .limit(limit)
          .execute();
    return rows.map((row) => ({ row, position: ['holds', row.id] }));
  }

  return {
    async find(viewer, sought, after, limit) {
      const asked = { ...sought, viewer };
      const found: Found[] = [];
      if (sought.words.length === 0) return found;
      if (after === null || after[0] === 'named') {
        found.push(...(await named(asked, after?.[1] ?? LAST, limit)));
      }
      if (found.length < limit && after?.[0] !== 'holds') {
        const from = after?.[0] === 'begins' ? after : null;
        found.push(...(await begun(asked, from, limit - found.length)));
      }
      if (found.length < limit) {
        const before = after?.[0] === 'holds' ? after[1] : LAST;
        found.push(...(await holding(asked, before, limit - found.length)));
      }
      return found;
    },
  };
}
