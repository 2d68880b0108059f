import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { MentionRow } from '../mentions/index.ts';
import { blockBetween } from './hiding-blocks.ts';
import { idsIn, joinedIds } from './id-list.ts';
import type { MessageRow } from './repository.ts';

type Text = Pick<MessageRow, 'id' | 'content' | 'reader_id'>;

/**
 * Creates the function that reads the mentions of messages, as each reader may see them. Runs one query if any text contains
 * an `@`.
 */
export function createMessageMentionReader({
  dialect,
  read,
  shortReads,
}: Pick<Database, 'dialect' | 'read' | 'shortReads'>) {
  const visible = precompile(shortReads, ({ ids, readerIds }: { ids: string; readerIds: string }) =>
    read
      .selectFrom('message_mentions')
      .innerJoin('chat_members as reader', 'reader.chat_id', 'message_mentions.chat_id')
      .select([
        'message_mentions.message_id',
        'message_mentions.user_id',
        'message_mentions.name',
        'reader.user_id as reader_id',
      ])
      .where('message_mentions.message_id', 'in', idsIn(dialect, ids))
      .where('reader.user_id', 'in', idsIn(dialect, readerIds))
      .where(
        sql<SqlBool>`${blockBetween(sql.ref('reader.user_id'), sql.ref('message_mentions.user_id'))}
          is distinct from 1`,
      )
      .orderBy('message_mentions.message_id')
      .orderBy('message_mentions.user_id'),
  );

  return async (rows: readonly Text[]): Promise<(row: Text) => readonly MentionRow[]> => {
    const texts = rows.filter(({ content }) => content.includes('@'));
    if (texts.length === 0) return () => [];
    const found = await visible({
      ids: joinedIds(dialect, [...new Set(texts.map(({ id }) => id))]),
      readerIds: joinedIds(dialect, [...new Set(texts.map(({ reader_id }) => reader_id))]),
    });
    const mentions = Map.groupBy(found, ({ message_id, reader_id }) => `${message_id} ${reader_id}`);
    return ({ id, reader_id }) => mentions.get(`${id} ${reader_id}`) ?? [];
  };
}
