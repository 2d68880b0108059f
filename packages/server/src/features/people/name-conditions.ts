import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';
import type { SoughtWord } from '../../platform/names.ts';
import { beginningOf } from '../../platform/text.ts';

type Condition = RawBuilder<SqlBool>;

/** Sorts after every continuation of a prefix. */
const HIGHEST = '\u{10FFFF}';
const TRIGRAM = 3;
/** The length that the index of whole names covers. */
const INDEXED_NAME = 100;

const name = sql.ref('users.search');
const escaped = (word: string): string => word.replaceAll(/[\\%_]/gu, String.raw`\$&`);
const isCut = (word: SoughtWord): boolean => word.some((spelling) => beginningOf(spelling) !== spelling);
const indexedName = (text: string): string => Array.from(text).slice(0, INDEXED_NAME).join('');

/** The prefixes of stored words that find a word, in any of its spellings. */
export const beginningsOf = (word: SoughtWord): string[] => [...new Set(word.map(beginningOf))];

export const isIndexed = (word: SoughtWord): boolean =>
  word.every((spelling) => Array.from(spelling).length >= TRIGRAM);

const all = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** The upper bound of all words with this prefix. */
export const endOf = (word: string): string => `${word}${HIGHEST}`;

/** Whether the name equals one of these, by the index of whole names. */
export function isNamed(names: readonly string[]): Condition {
  // A literal length: with a parameter, the expression index would not be used.
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

/** Whether the member has a word with this prefix; for few candidates. */
export function hasWord(member: string, beginnings: readonly string[]): Condition {
  // Not `exists`: PostgreSQL would turn it into a join with all members who have such a word.
  return sql`(select other.user_id from name_words as other
    where other.user_id = ${sql.ref(member)} and ${isInRange('other.word', beginnings)} limit 1) is not null`;
}

/** Whether the member has a word with this prefix; these members are looked up first. */
export const hasWordPrefix = (member: string, word: SoughtWord): Condition =>
  sql`${sql.ref(member)} in (
    select name_words.user_id from name_words where ${isInRange('name_words.word', beginningsOf(word))})`;

/** For few candidates. */
export const nameBegins = (words: readonly SoughtWord[]): Condition =>
  all(words.map((word) => hasWord('users.id', beginningsOf(word))));

/** For few candidates. Not `like`, for which PostgreSQL would search all members first. */
export const nameHolds = (dialect: DatabaseDialect, words: readonly SoughtWord[]): Condition => {
  const place = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');
  return all(
    words.map((word) =>
      any([
        ...word.map((spelling) => sql<SqlBool>`${place}(${name}, ${spelling}) > 0`),
        hasWord('users.id', beginningsOf(word)),
      ]),
    ),
  );
};

export function nameConditions(dialect: DatabaseDialect) {
  const like = (pattern: string): Condition =>
    dialect === 'sqlite' ? sql`${name} like ${pattern} escape '\\'` : sql`${name} like ${pattern}`;
  const holds = (word: SoughtWord): Condition => any(word.map((spelling) => like(`%${escaped(spelling)}%`)));
  const begins = (word: SoughtWord): Condition =>
    any(word.flatMap((spelling) => [like(`${escaped(spelling)}%`), like(`% ${escaped(spelling)}%`)]));

  /** `name_words` has only the beginning of a very long word, so this compares the whole name. */
  const goesOn = (word: SoughtWord): Condition =>
    sql`exists (select 1 from users where users.id = name_words.user_id and ${begins(word)})`;

  /** Members found by the trigram index; the caller compares words that are too short for it. */
  function inIndex(words: readonly SoughtWord[]): Condition {
    const long = words.filter(isIndexed);
    if (dialect === 'postgres') return all(long.map(holds));
    const phrases = long.map(
      (word) => `(${word.map((spelling) => `"${spelling.replaceAll('"', '""')}"`).join(' OR ')})`,
    );
    return sql`users.rowid in (select rowid from users_search where users_search match ${phrases.join(' AND ')})`;
  }

  return {
    inIndex,
    holdsAll: (words: readonly SoughtWord[]): Condition => all(words.map(holds)),

    /** Whether the words of a row of `users` have these prefixes. */
    beginsAll: (words: readonly SoughtWord[]): Condition =>
      all([nameBegins(words), ...words.filter(isCut).map(begins)]),

    /** The remaining conditions for a row of `name_words` that was found by the prefix of one word. */
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
