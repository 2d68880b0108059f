import type { components } from '@parvis/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { excerptOf } from '../../platform/text.ts';
import { thumbnailUrlOf } from './attachment-presenter.ts';
import { idsIn, joinedIds } from './id-list.ts';
import { isVisible, messagesOfReaders, type MessageRow } from './repository.ts';
import { voiceSecondsOf } from './voice-notes.ts';

type Quote = components['schemas']['MessageQuote'];
type Write = Transaction<DatabaseSchema>;

/**
 * The messages that their readers may see quoted: a row for each reader. All code that reads or creates a quote uses this
 * query.
 */
const quotable = (database: Kysely<DatabaseSchema>) =>
  messagesOfReaders(database)
    .leftJoin('users as senders', 'senders.id', 'messages.sender_id')
    .select('senders.first_name as sender_name')
    .whereRef('messages.seq', '>', 'reader.cleared_seq')
    .where('messages.deleted_at', 'is', null)
    .where('messages.event', 'is', null)
    .where(isVisible);

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

const presentQuote = (row: MessageRow & { readonly sender_name: string | null }): Quote => ({
  id: row.id,
  deleted: false,
  seq: row.seq,
  senderId: row.sender_id,
  type: row.type,
  text: excerptOf(row.content),
  fileName: row.file_name,
  thumbnailUrl: thumbnailUrlOf(row),
  ...voiceSecondsOf(row.attachment_voice_seconds),
  ...(row.chat_kind === 'group' ? { senderName: row.sender_name ?? '' } : {}),
});

interface Replying {
  readonly userId: string;
  readonly chatId: string;
  readonly messageId: string;
}

/** A message that a reader sees quoted. */
interface Quoted {
  readonly readerId: string;
  readonly messageId: string;
}

export interface Quotes {
  /** Returns whether the member can reply to the message in this chat. */
  canQuote(transaction: Write, replying: Replying): Promise<boolean>;
  /** Returns the function that finds a quote of these, as its reader may see it now. One query reads them all. */
  read(quoted: readonly Quoted[]): Promise<(quoted: Quoted) => Quote>;
}

export function createQuotes({
  read,
  shortReads,
  dialect,
}: Pick<Database, 'read' | 'shortReads' | 'dialect'>): Quotes {
  const one = precompile(
    shortReads,
    ({ userId, chatId, messageId }: { userId: string; chatId: string; messageId: string }) =>
      quotable(read)
        .where('reader.user_id', '=', userId)
        .where('messages.id', '=', messageId)
        .where('messages.chat_id', '=', chatId),
  );
  const several = precompile(shortReads, ({ readerIds, ids }: { readerIds: string; ids: string }) =>
    quotable(read)
      .where('messages.id', 'in', idsIn(dialect, ids))
      .where('reader.user_id', 'in', idsIn(dialect, readerIds)),
  );
  const joined = (ids: readonly string[]): string => joinedIds(dialect, [...new Set(ids)]);

  return {
    canQuote: async (transaction, { userId, chatId, messageId }) =>
      (await one({ userId, chatId, messageId }, transaction)).length > 0,

    async read(quoted) {
      const rows =
        quoted.length === 0
          ? []
          : await several({
              readerIds: joined(quoted.map(({ readerId }) => readerId)),
              ids: joined(quoted.map(({ messageId }) => messageId)),
            });
      const quotes = new Map(rows.map((row) => [`${row.reader_id} ${row.id}`, presentQuote(row)]));
      return ({ readerId, messageId }) => quotes.get(`${readerId} ${messageId}`) ?? deletedQuote(messageId);
    },
  };
}
