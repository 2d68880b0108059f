import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseDialect } from '../../platform/database/database.ts';
import { storedNameWords, type SoughtWord } from '../../platform/names.ts';

/** Returns the value of `chats.search` for the name of a group chat. */
export const chatSearchText = (name: string): string => storedNameWords(name).join(' ');

/** A condition for queries of `chats`: the name of the group chat contains all of these words. */
export function chatNameHolds(dialect: DatabaseDialect, words: readonly SoughtWord[]): RawBuilder<SqlBool> {
  const place = sql.raw(dialect === 'postgres' ? 'strpos' : 'instr');
  const holds = (word: SoughtWord) =>
    sql`(${sql.join(
      word.map((spelling) => sql<SqlBool>`${place}(chats.search, ${spelling}) > 0`),
      sql` or `,
    )})`;
  return sql`(${sql.join(words.map(holds), sql` and `)})`;
}
