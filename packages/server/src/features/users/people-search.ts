import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { beginningOf } from '../../platform/text.ts';
import { noBlockBetween } from '../friendships/relations.ts';
import type { UserRow } from './presenter.ts';
import { userColumns } from './columns.ts';

/** Where a page of found members ended: among those whose name begins so, among the rest, or in a ranking of all. */
export type Position =
  | readonly ['begins', word: string, id: string]
  | readonly ['holds', id: string]
  | readonly ['ranked', rank: number, id: string];

interface Found {
  readonly row: UserRow;
  readonly position: Position;
}

export interface PeopleSearch {
  /** So many members as are left, at most `limit`: the very name first, then what begins like it, then the rest. */
  find(viewer: string, words: readonly string[], after: Position | null, limit: number): Promise<Found[]>;
}

/** Beyond every id: where a list of the newest begins. */
const LAST = 'g';
/** Sorts after whatever a word goes on with. */
const HIGHEST = '\u{10FFFF}';
const TRIGRAM = 3;
/** What many members' names hold is found among the newest; what few names hold, the index finds quickly. */
const NEWEST = 2000;
/** Of words too short for the index, of which there can be no list of all. */
const NEWEST_OF_SHORT = 10_000;

const isIndexed = (word: string): boolean => Array.from(word).length >= TRIGRAM;

const escaped = (word: string): string => word.replaceAll(/[\\%_]/gu, String.raw`\$&`);

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` and `)})`;

const visible = (viewer: string, column = 'users.id'): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} <> ${viewer} and ${noBlockBetween(viewer, column)})`;

export function createPeopleSearch({ read, dialect }: Database): PeopleSearch {
  const name = sql.ref('users.search');
  const like = (pattern: string): RawBuilder<SqlBool> =>
    dialect === 'sqlite' ? sql`${name} like ${pattern} escape '\\'` : sql`${name} like ${pattern}`;
  const holds = (word: string): RawBuilder<SqlBool> => like(`%${escaped(word)}%`);
  const begins = (word: string): RawBuilder<SqlBool> =>
    sql`(${like(`${escaped(word)}%`)} or ${like(`% ${escaped(word)}%`)})`;

  /** Whose ids the index of trigrams gives; the words too short for it are compared by the caller. */
  function indexed(words: readonly string[]): RawBuilder<SqlBool> {
    const long = words.filter(isIndexed);
    if (dialect === 'postgres') return all(long.map(holds));
    const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
    return sql`users.rowid in (select rowid from users_search where users_search match ${phrases})`;
  }

  /** Gathered before they are put in order: PostgreSQL would rather read all members in that order than use the index. */
  const indexedPeople = (words: readonly string[], viewer: string) =>
    read
      .with(
        (common) => common('matches').materialized(),
        (query) =>
          query
            .selectFrom('users')
            .select([...userColumns, 'users.search'])
            .where(indexed(words))
            .where(all(words.map(holds))),
      )
      .selectFrom('matches as users')
      .where(visible(viewer));

  const newestPeople = (count: number, before: string, viewer: string) =>
    read
      .selectFrom((query) =>
        query
          .selectFrom('users')
          .select([...userColumns, 'users.search'])
          .where('users.id', '<', before)
          .orderBy('users.id', 'desc')
          .limit(count)
          .as('users'),
      )
      .where(visible(viewer));

  async function beginning(viewer: string, word: string, after: Position | null, limit: number) {
    const [, fromWord, fromId] = after?.[0] === 'begins' ? after : ['begins', word, ''];
    const rows = await read
      .selectFrom((query) =>
        query
          .selectFrom('name_words')
          .select(['name_words.word', 'name_words.user_id'])
          .where('name_words.word', '<', `${word}${HIGHEST}`)
          // The one condition from below: PostgreSQL would begin at the lower of two.
          .where(sql<SqlBool>`(name_words.word, name_words.user_id) > (${fromWord}, ${fromId})`)
          // Once for each member, however many of their names begin so.
          .where((condition) =>
            condition.not(
              condition.exists(
                condition
                  .selectFrom('name_words as earlier')
                  .select('earlier.word')
                  .whereRef('earlier.user_id', '=', 'name_words.user_id')
                  .where('earlier.word', '>=', word)
                  .whereRef('earlier.word', '<', 'name_words.word'),
              ),
            ),
          )
          .where(visible(viewer, 'name_words.user_id'))
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
    return rows.map((row): Found => ({ row, position: ['begins', row.word, row.id] }));
  }

  async function holding(viewer: string, word: string, after: Position | null, limit: number) {
    const before = after?.[0] === 'holds' ? after[1] : LAST;
    const newest = await newestPeople(isIndexed(word) ? NEWEST : NEWEST_OF_SHORT, before, viewer)
      .select(userColumns)
      .where(holds(word))
      .where(sql<SqlBool>`not ${begins(word)}`)
      .orderBy('users.id', 'desc')
      .limit(limit)
      .execute();
    const isEnough = newest.length === limit || !isIndexed(word);
    const rows = isEnough
      ? newest
      : await indexedPeople([word], viewer)
          .select(userColumns)
          .where(sql<SqlBool>`not ${begins(word)}`)
          .where('users.id', '<', before)
          .orderBy('users.id', 'desc')
          .limit(limit)
          .execute();
    return rows.map((row): Found => ({ row, position: ['holds', row.id] }));
  }

  async function ranked(viewer: string, words: readonly string[], after: Position | null, limit: number) {
    const [, fromRank, fromId] = after?.[0] === 'ranked' ? after : ['ranked', -1, LAST];
    const names = [words.join(' '), words.toReversed().join(' ')];
    const rank = sql<number>`case when ${name} in (${sql.join(names)}) then 0
      when ${all(words.map(begins))} then 1 else 2 end`;
    const people = words.some(isIndexed)
      ? indexedPeople(words, viewer)
      : newestPeople(NEWEST_OF_SHORT, LAST, viewer).where(all(words.map(holds)));
    const rows = await people
      .select([...userColumns, rank.as('rank')])
      .where(sql<SqlBool>`(${rank} > ${fromRank} or (${rank} = ${fromRank} and users.id < ${fromId}))`)
      .orderBy('rank')
      .orderBy('users.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row): Found => ({ row, position: ['ranked', row.rank, row.id] }));
  }

  return {
    async find(viewer, words, after, limit) {
      const [word, ...others] = words;
      if (word === undefined) return [];
      // Of a very long word only the beginning is in the list of words.
      if (others.length > 0 || beginningOf(word) !== word) return ranked(viewer, words, after, limit);
      const first = after?.[0] === 'holds' ? [] : await beginning(viewer, word, after, limit);
      if (first.length === limit) return first;
      return [...first, ...(await holding(viewer, word, after, limit - first.length))];
    },
  };
}
