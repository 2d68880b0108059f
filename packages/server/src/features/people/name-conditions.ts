import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';
import type { SoughtWord } from '../../platform/names.ts';
import { beginningOf } from '../../platform/text.ts';

type Condition = RawBuilder<SqlBool>;

/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
const HIGHEST = '\u{10FFFF}';
const TRIGRAM = 3;
/** The number of characters of a whole name that the index contains. */
const INDEXED_NAME = 100;

const name = sql.ref('users.search');
const escaped = (word: string): string => word.replaceAll(/[\\%_]/gu, String.raw`\$&`);
const isCut = (word: SoughtWord): boolean => word.some((spelling) => beginningOf(spelling) !== spelling);
const indexedName = (text: string): string => Array.from(text).slice(0, INDEXED_NAME).join('');

/** Returns the prefixes to look up for a word. There is one for each spelling of the word. */
export const beginningsOf = (word: SoughtWord): string[] => [...new Set(word.map(beginningOf))];

export const isIndexed = (word: SoughtWord): boolean =>
  word.every((spelling) => Array.from(spelling).length >= TRIGRAM);

/**
 * Leaves out each spelling that contains another spelling, because a search for the shorter one finds the same names.
 */
const shortest = (word: SoughtWord): string[] =>
  word.filter((spelling) => !word.some((other) => other !== spelling && spelling.includes(other)));

const all = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** Returns the upper bound of all words with this prefix. */
export const endOf = (word: string): string => `${word}${HIGHEST}`;

/** A condition: the name equals one of these names. It uses the index of whole names. */
export function isNamed(names: readonly string[]): Condition {
  // The length is a literal, because with a parameter the database would not use the expression index.
  const indexed = sql`substr(${name}, 1, ${sql.lit(INDEXED_NAME)})`;
  const beginnings = [...new Set(names.map(indexedName))];
  return sql`(${indexed} in (${sql.join(beginnings)}) and ${name} in (${sql.join(names)}))`;
}

const isInRange = (column: string, beginnings: readonly string[]): Condition =>
  any(
    beginnings.map(
      (beginning) =>
        sql<SqlBool>`(${sql.ref(column)} >= ${beginning} and ${sql.ref(column)} < ${endOf(beginning)})`,
    ),
  );

/** A condition: the member's name has a word with one of these prefixes. Suited to a query with few candidates. */
export function hasWord(member: string, beginnings: readonly string[]): Condition {
  // PostgreSQL would turn an `exists` into a join with all members who have such a word.
  return sql`(select other.user_id from name_words as other
    where other.user_id = ${sql.ref(member)} and ${isInRange('other.word', beginnings)} limit 1) is not null`;
}

/** A condition: the member's name has a word with this prefix. The database finds these members first. */
export const hasWordPrefix = (member: string, word: SoughtWord): Condition =>
  sql`${sql.ref(member)} in (
    select name_words.user_id from name_words where ${isInRange('name_words.word', beginningsOf(word))})`;

/** A condition: the name has words with all of these prefixes. Suited to a query with few candidates. */
export const nameBegins = (words: readonly SoughtWord[]): Condition =>
  all(words.map((word) => hasWord('users.id', beginningsOf(word))));

/**
 * A condition: the name contains all of these words. Suited to a query with few candidates. It does not use `like`,
 * because PostgreSQL would then search all members first.
 */
export const nameHolds = (dialect: DatabaseDialect, words: readonly SoughtWord[]): Condition => {
  const place = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');
  return all(
    words.map((word) =>
      any([
        ...shortest(word).map((spelling) => sql<SqlBool>`${place}(${name}, ${spelling}) > 0`),
        hasWord('users.id', beginningsOf(word)),
      ]),
    ),
  );
};

export function nameConditions(dialect: DatabaseDialect) {
  const like = (pattern: string): Condition =>
    dialect === 'sqlite' ? sql`${name} like ${pattern} escape '\\'` : sql`${name} like ${pattern}`;
  const holds = (word: SoughtWord): Condition =>
    any(shortest(word).map((spelling) => like(`%${escaped(spelling)}%`)));
  const begins = (word: SoughtWord): Condition =>
    any(word.flatMap((spelling) => [like(`${escaped(spelling)}%`), like(`% ${escaped(spelling)}%`)]));

  /** A condition that compares the whole name, because `name_words` has only the beginning of a very long word. */
  const goesOn = (word: SoughtWord): Condition =>
    sql`exists (select 1 from users where users.id = name_words.user_id and ${begins(word)})`;

  /**
   * A condition: the trigram index finds the member. The caller must compare the words that are too short for this
   * index.
   */
  function inIndex(words: readonly SoughtWord[]): Condition {
    const long = words.filter(isIndexed);
    if (dialect === 'postgres') return all(long.map(holds));
    const phrases = long.map(
      (word) =>
        `(${shortest(word)
          .map((spelling) => `"${spelling.replaceAll('"', '""')}"`)
          .join(' OR ')})`,
    );
    return sql`users.rowid in (select rowid from users_search where users_search match ${phrases.join(' AND ')})`;
  }

  return {
    inIndex,
    holdsAll: (words: readonly SoughtWord[]): Condition => all(words.map(holds)),

    /** A condition for a row of `users`: its names have words with all of these prefixes. */
    beginsAll: (words: readonly SoughtWord[]): Condition =>
      all([nameBegins(words), ...words.filter(isCut).map(begins)]),

    /**
     * A condition for a row of `name_words` that was found by the prefix of one word: the member's names also match
     * the other words.
     */
    beginsOthers: (words: readonly SoughtWord[], found: string): Condition =>
      all([
        sql`1 = 1`,
        ...words
          .map(beginningsOf)
          .filter((beginnings) => !beginnings.includes(found))
          .map((beginnings) => hasWord('name_words.user_id', beginnings)),
        ...words.filter(isCut).map(goesOn),
      ]),
  };
}
