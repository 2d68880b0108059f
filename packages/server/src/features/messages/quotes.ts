import type { components } from '@parvis/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { excerptOf } from '../../platform/text.ts';
import { thumbnailUrlOf } from './attachment-presenter.ts';
import { isKept } from './is-kept.ts';
import { messagesOf, type MessageRow } from './repository.ts';
import { voiceSecondsOf } from './voice-notes.ts';

type Quote = components['schemas']['MessageQuote'];
type Write = Transaction<DatabaseSchema>;

/**
 * The messages of a member's chats that the member may see quoted. All code that reads or creates a quote uses this
 * query.
 */
const quotable = (database: Kysely<DatabaseSchema>, readerId: string) =>
  messagesOf(database, readerId)
    .innerJoin('chat_members as reader', 'reader.chat_id', 'messages.chat_id')
    .where('reader.user_id', '=', readerId)
    .whereRef('messages.seq', '>', 'reader.cleared_seq')
    .where('messages.deleted_at', 'is', null)
    .where(isKept(readerId));

const deletedQuote = (id: string): Quote => ({
  id,
  deleted: true,
  seq: null,
  senderId: null,
  type: null,
  text: null,
  fileName: null,
  thumbnailUrl: null,
});

const presentQuote = (row: MessageRow): Quote => ({
  id: row.id,
  deleted: false,
  seq: row.seq,
  senderId: row.sender_id,
  type: row.type,
  text: excerptOf(row.content),
  fileName: row.file_name,
  thumbnailUrl: thumbnailUrlOf(row),
  ...voiceSecondsOf(row.attachment_voice_seconds),
});

interface Replying {
  readonly userId: string;
  readonly chatId: string;
  readonly messageId: string;
}

export interface Quotes {
  /** Returns whether the member can reply to the message in this chat. */
  canQuote(transaction: Write, replying: Replying): Promise<boolean>;
  /** Returns the quotes of these messages, as the member may see them now. */
  present(readerId: string, messageIds: readonly string[]): Promise<ReadonlyMap<string, Quote>>;
}

export function createQuotes({
  read,
  shortReads,
  dialect,
}: Pick<Database, 'read' | 'shortReads' | 'dialect'>): Quotes {
  const one = precompile(
    shortReads,
    ({ userId, chatId, messageId }: { userId: string; chatId: string; messageId: string }) =>
      quotable(read, userId).where('messages.id', '=', messageId).where('messages.chat_id', '=', chatId),
  );
  // All ids are in one parameter, so that the statement is the same for any number of quotes.
  const several = precompile(shortReads, ({ readerId, ids }: { readerId: string; ids: string }) =>
    quotable(read, readerId).where(
      'messages.id',
      'in',
      dialect === 'postgres'
        ? sql<string>`(select unnest(string_to_array(${ids}, ',')) collate "C")`
        : sql<string>`(select json_each.value from json_each(${ids}))`,
    ),
  );

  return {
    canQuote: async (transaction, { userId, chatId, messageId }) =>
      (await one({ userId, chatId, messageId }, transaction)).length > 0,

    async present(readerId, messageIds) {
      const unique = [...new Set(messageIds)];
      if (unique.length === 0) return new Map();
      const ids = dialect === 'postgres' ? unique.join(',') : JSON.stringify(unique);
      const rows = await several({ readerId, ids });
      const quotes = new Map(unique.map((id) => [id, deletedQuote(id)]));
      for (const row of rows) quotes.set(row.id, presentQuote(row));
      return quotes;
    },
  };
}
