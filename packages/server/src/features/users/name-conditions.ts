import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';
import { beginningOf } from '../../platform/text.ts';

type Condition = RawBuilder<SqlBool>;

/** Sorts after whatever a word goes on with. */
const HIGHEST = '\u{10FFFF}';
const TRIGRAM = 3;
/** As the index of whole names has them. */
const INDEXED_NAME = 100;

const name = sql.ref('users.search');
const escaped = (word: string): string => word.replaceAll(/[\\%_]/gu, String.raw`\$&`);
const isCut = (word: string): boolean => beginningOf(word) !== word;
const indexedName = (text: string): string => Array.from(text).slice(0, INDEXED_NAME).join('');

export const isIndexed = (word: string): boolean => Array.from(word).length >= TRIGRAM;

const all = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

/** Of the words from the one itself on, up to the last that begins with it. */
export const endOf = (word: string): string => `${word}${HIGHEST}`;

/** Whether it is the very name, which an index answers. */
export function isNamed(names: readonly string[]): Condition {
  // As the index was made: a parameter in the place of its length would not be recognized.
  const indexed = sql`substr(${name}, 1, ${sql.lit(INDEXED_NAME)})`;
  const beginnings = [...new Set(names.map(indexedName))];
  return sql`(${indexed} in (${sql.join(beginnings)}) and ${name} in (${sql.join(names)}))`;
}

/** Whether the member of a row of `name_words` has another word that begins so. */
function hasWord(word: string): Condition {
  const beginning = beginningOf(word);
  // Not `exists`, of which PostgreSQL makes a join with all who have such a word.
  return sql`(select other.user_id from name_words as other
    where other.user_id = name_words.user_id and other.word >= ${beginning} and other.word < ${endOf(beginning)}
    limit 1) is not null`;
}

/** Where few are looked at. Not `like`, for which PostgreSQL would look among all members first. */
export const nameHolds = (dialect: DatabaseDialect, parts: readonly string[]): Condition =>
  all(
    parts.map(
      (part) =>
        sql<SqlBool>`${sql.raw(dialect === 'postgres' ? 'strpos' : 'instr')}(' ' || ${name}, ${part}) > 0`,
    ),
  );

export function nameConditions(dialect: DatabaseDialect) {
  const like = (pattern: string): Condition =>
    dialect === 'sqlite' ? sql`${name} like ${pattern} escape '\\'` : sql`${name} like ${pattern}`;
  const holds = (word: string): Condition => like(`%${escaped(word)}%`);
  const begins = (word: string): Condition =>
    sql`(${like(`${escaped(word)}%`)} or ${like(`% ${escaped(word)}%`)})`;

  /** Of a very long word only the beginning is in the list of words. */
  const goesOn = (word: string): Condition =>
    sql`exists (select 1 from users where users.id = name_words.user_id and ${begins(word)})`;

  /** Whose ids the index of trigrams gives; the words too short for it are compared by the caller. */
  function inIndex(words: readonly string[]): Condition {
    const long = words.filter(isIndexed);
    if (dialect === 'postgres') return all(long.map(holds));
    const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
    return sql`users.rowid in (select rowid from users_search where users_search match ${phrases})`;
  }

  return {
    inIndex,
    holdsAll: (words: readonly string[]): Condition => all(words.map(holds)),
    beginsAll: (words: readonly string[]): Condition => all(words.map(begins)),

    /** What is left to ask of a row of `name_words` that has been found by how one of the words begins. */
    beginsOthers: (words: readonly string[], found: string): Condition =>
      all([
        sql`1 = 1`,
        ...words.filter((word) => beginningOf(word) !== found).map(hasWord),
        ...words.filter(isCut).map(goesOn),
      ]),
  };
}
