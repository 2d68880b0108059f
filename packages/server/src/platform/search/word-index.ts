import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import { isAmong } from '../database/is-among.ts';
import type { Alternative, Sought, Term } from './sought.ts';

/** A table with a row for each word of each indexed row. */
export interface WordIndex {
  /** The table of the words, which has a column `word`. */
  readonly words: string;
  /** The column of the words with the id of the row. */
  readonly id: string;
  /** The table of the rows. Newer rows have greater ids. */
  readonly rows: string;
  /** Only words with this condition count. It is in the index of the words. */
  readonly only?: RawBuilder<SqlBool>;
  /** Only rows with this condition are found. An index has the ids of these rows in order. */
  readonly rowsWith?: RawBuilder<SqlBool>;
}

interface Candidate {
  readonly id: string;
  readonly matches: number;
}

/** A range of words: all that begin with the word or, if it is not a prefix, the word and its plural. */
interface Lead {
  readonly word: string;
  readonly isPrefix: boolean;
}

/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
const HIGHEST = '\u{10FFFF}';
/** If a term has at most this many rows, all of them are read. */
const FEW = 200;
/** The same limit for a prefix of too many words to read them one after the other. */
const SOME = 5000;
/** The maximum number of words with the same prefix that are read one after the other. */
const ALIKE = 32;
/** The number of candidates in one query. */
const TOGETHER = 500;
/** The number of queries after which a page ends, even if it is not full. */
const ROUNDS = 4;
/** The number of matches that are loaded at once. */
const LOADED = 50;

const formsOf = (word: string): string[] => [word, `${word}s`, `${word}es`];

/** The longest word of an alternative has the fewest rows, usually. */
function leadOf({ words, isPrefix }: Alternative): Lead {
  const [word = ''] = words.toSorted((one, other) => other.length - one.length);
  return { word, isPrefix };
}

export function createWordIndex({ read, dialect }: Pick<Database, 'read' | 'dialect'>, index: WordIndex) {
  const words = sql.table(index.words);
  const id = sql.ref(index.id);
  const only = index.only === undefined ? sql`` : sql` and ${index.only}`;

  const inRange = ({ word, isPrefix }: Lead): RawBuilder<SqlBool> =>
    isPrefix
      ? sql`(word >= ${word} and word < ${word + HIGHEST})`
      : isAmong(dialect, sql`word`, formsOf(word));

  /** PostgreSQL would turn an `exists` into a join with all rows that have such a word. */
  const hasWord = (lead: Lead): RawBuilder<SqlBool> =>
    sql`(select sought.${id} from ${words} as sought
      where sought.${id} = candidates.id and ${inRange(lead)} limit 1) is not null`;

  const meets = (term: Term): RawBuilder<SqlBool> =>
    sql`(${sql.join(
      term.map(
        (alternative) =>
          sql`(${sql.join(
            alternative.words.map((word) => hasWord({ word, isPrefix: alternative.isPrefix })),
            sql` and `,
          )})`,
      ),
      sql` or `,
    )})`;

  /** Counts the rows of each term. Counting stops after the limit, for each alternative. */
  async function countsOf(sought: Sought, limit: number): Promise<number[]> {
    const counts = sought.flatMap((term, place) =>
      term.map(
        (alternative) => sql`select cast(${sql.lit(place)} as integer) as place, (
          select cast(count(*) as integer) from (
            select 1 from ${words} where ${inRange(leadOf(alternative))}${only} limit ${sql.lit(limit + 1)}
          ) as counted) as count`,
      ),
    );
    const { rows } = await sql<{
      place: number;
      count: number;
    }>`${sql.join(counts, sql` union all `)}`.execute(read);
    return sought.map((_, place) =>
      rows.reduce((sum, row) => (row.place === place ? sum + row.count : sum), 0),
    );
  }

  const next = (from: RawBuilder<SqlBool>, beginning: string) =>
    sql`(select min(word) from ${words} where ${from} and word < ${beginning + HIGHEST}${only})`;

  /** Returns all words of the range. Returns null if there are too many. */
  async function alikeOf({ word, isPrefix }: Lead): Promise<readonly string[] | null> {
    if (!isPrefix) return formsOf(word);
    const query = sql<{ word: string }>`with recursive alike(word, number) as (
        select ${next(sql`word >= ${word}`, word)}, 1
        union all
        select (select min(words.word) from ${words} as words
          where words.word > alike.word and words.word < ${word + HIGHEST}${only}), alike.number + 1
        from alike where alike.word is not null and alike.number <= ${sql.lit(ALIKE)}
      ) select alike.word from alike where alike.word is not null`;
    const { rows } = await query.execute(read);
    return rows.length > ALIKE ? null : rows.map((row) => row.word);
  }

  /** Every row of the term. Suited to a term with few rows. */
  const allOf = (term: Term, before: string): RawBuilder<unknown> =>
    sql.join(
      term.map(
        (alternative) =>
          sql`select ${id} as id from ${words} where ${inRange(leadOf(alternative))} and ${id} < ${before}${only}`,
      ),
      sql` union `,
    );

  /** The newest rows of each word, which the index has in this order. */
  const newestOf = (alike: readonly string[], before: string): RawBuilder<unknown> =>
    sql.join(
      alike.map(
        (word) => sql`select id from (select ${id} as id from ${words}
          where word = ${word} and ${id} < ${before}${only} order by ${id} desc limit ${sql.lit(TOGETHER)}) as newest`,
      ),
      sql` union `,
    );

  const rowsWith = index.rowsWith === undefined ? sql`` : sql` and ${index.rowsWith}`;

  const newestRows = (before: string): RawBuilder<unknown> =>
    sql`select id from ${sql.table(index.rows)}
      where id < ${before}${rowsWith} order by id desc limit ${sql.lit(TOGETHER)}`;

  /** The conditions of a candidate besides its words. */
  const included: readonly RawBuilder<SqlBool>[] =
    index.rowsWith === undefined
      ? []
      : [
          sql`(select id from ${sql.table(index.rows)}
            where ${sql.table(index.rows)}.id = candidates.id${rowsWith}) is not null`,
        ];

  async function candidates(source: RawBuilder<unknown>, unchecked: Sought): Promise<readonly Candidate[]> {
    const conditions = [...included, ...unchecked.map(meets)];
    const matches =
      conditions.length === 0 ? sql`1` : sql`case when ${sql.join(conditions, sql` and `)} then 1 else 0 end`;
    const query = sql<Candidate>`select candidates.id, ${matches} as matches from (
        select found.id from (${source}) as found order by found.id desc limit ${sql.lit(TOGETHER)}
      ) as candidates order by candidates.id desc`;
    return (await query.execute(read)).rows;
  }

  /**
   * Returns how to read the candidates of the search before an id, and the terms that they still have to meet.
   */
  async function wayOf(sought: Sought) {
    const counts = await countsOf(sought, FEW);
    const place = counts.indexOf(Math.min(...counts));
    const rarest = sought[place] ?? [];
    const others = sought.filter((term) => term !== rarest || term.some((each) => each.words.length > 1));
    const all = { source: (before: string) => allOf(rarest, before), unchecked: others };
    if ((counts[place] ?? 0) <= FEW) return all;
    // Few of the rows with a frequent word have the condition, so the rows with the condition are read instead.
    if (index.rowsWith !== undefined) return { source: newestRows, unchecked: sought };
    const alike = await Promise.all(rarest.map(async (alternative) => alikeOf(leadOf(alternative))));
    const known = alike.flatMap((each) => each ?? []);
    if (!alike.includes(null) && known.length <= ALIKE) {
      return { source: (before: string) => newestOf(known, before), unchecked: others };
    }
    const [rows = 0] = await countsOf([rarest], SOME);
    // A more frequent prefix is found among the newest rows, so no request reads all of its rows.
    return rows <= SOME ? all : { source: newestRows, unchecked: sought };
  }

  return {
    /**
     * Finds rows that have all terms, newest first. `load` returns the rows with these ids that the viewer may see, and
     * `isFound` checks what the index does not know. A page can be shorter than `limit` although there are more rows,
     * so that no search takes long: `last` is then the id from which the next page continues.
     */
    async find<Row extends { readonly id: string }>(
      sought: Sought,
      { before, limit }: { readonly before: string; readonly limit: number },
      load: (ids: readonly string[]) => Promise<readonly Row[]>,
      isFound: (row: Row) => boolean,
    ): Promise<{ rows: readonly Row[]; last: string | null }> {
      const found: Row[] = [];
      let position = before;
      if (sought.length === 0) return { rows: found, last: null };
      const { source, unchecked } = await wayOf(sought);
      for (let round = 0; round < ROUNDS; round += 1) {
        const read = await candidates(source(position), unchecked);
        const ids = read.filter(({ matches }) => matches === 1).map((candidate) => candidate.id);
        for (let from = 0; from < ids.length; from += LOADED) {
          const rows = await load(ids.slice(from, from + LOADED));
          const sorted = rows.toSorted((one, other) => (one.id < other.id ? 1 : -1));
          found.push(...sorted.filter(isFound));
          if (found.length > limit)
            return { rows: found.slice(0, limit), last: found[limit - 1]?.id ?? null };
        }
        if (read.length < TOGETHER) return { rows: found, last: null };
        position = read.at(-1)?.id ?? position;
      }
      return { rows: found, last: position };
    },
  };
}
