import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import { idsIn, joinedIds } from './id-list.ts';
import { hiddenSender } from './hiding-blocks.ts';
import { hasText } from './message-people.ts';
import type { MessageRow } from './repository.ts';

type Line = Pick<MessageRow, 'id' | 'chat_kind' | 'event' | 'reader_id'>;

/**
 * Creates the function that finds the lines whose text a block hides from their readers. A line with a text names the chat,
 * and its author has chosen the words. All other lines are shown in spite of a block, because all members must know who
 * reads along.
 */
export function hiddenNamesOf({
  dialect,
  read,
  shortReads,
}: Pick<Database, 'dialect' | 'read' | 'shortReads'>) {
  const hidden = precompile(shortReads, ({ ids, readerIds }: { ids: string; readerIds: string }) =>
    read
      .selectFrom('messages')
      .innerJoin('chat_members as reader', 'reader.chat_id', 'messages.chat_id')
      .select(['messages.id', 'reader.user_id'])
      .where('messages.id', 'in', idsIn(dialect, ids))
      .where('reader.user_id', 'in', idsIn(dialect, readerIds))
      .where(sql<SqlBool>`${hiddenSender(sql.ref('reader.user_id'), sql.ref('messages.sender_id'))} = 1`),
  );

  return async (rows: readonly Line[]): Promise<(row: Line) => boolean> => {
    const named = rows.filter((row) => hasText(row));
    if (named.length === 0) return () => false;
    const ids = new Set(named.map(({ id }) => id));
    const readerIds = new Set(named.map(({ reader_id }) => reader_id));
    const found = await hidden({
      ids: joinedIds(dialect, [...ids]),
      readerIds: joinedIds(dialect, [...readerIds]),
    });
    const keys = new Set(found.map(({ id, user_id }) => `${id} ${user_id}`));
    return ({ id, reader_id }) => keys.has(`${id} ${reader_id}`);
  };
}
