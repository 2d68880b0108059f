import { sql, type Insertable, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { MessagesTable } from './tables.ts';
import { attachmentColumns } from './attachment-presenter.ts';
import { hidingBlock } from './hiding-blocks.ts';
import { isMemberOf } from './membership.ts';
import { reactionsColumn } from './reactions.ts';

export type Write = Transaction<DatabaseSchema>;

/** Selects 1 if the reader has deleted the message for themselves, or if a block hides it in a group chat. */
const isRemoved: RawBuilder<0 | 1> = sql`case when changes.removed = 1 then 1 else coalesce(${hidingBlock(
  sql.ref('reader.user_id'),
  { table: 'messages', kind: sql.ref('chats.kind') },
)}, 0) end`;

/** A condition for `messagesOf`: the reader can see the message. */
export const isVisible: RawBuilder<SqlBool> = sql`${isRemoved} is distinct from 1`;

/** Selects messages as the members of their chats see them, together with their files: a row for each reader. */
export const messagesOfReaders = (database: Kysely<DatabaseSchema>) =>
  database
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .innerJoin('chat_members as reader', 'reader.chat_id', 'messages.chat_id')
    .leftJoin('attachments', 'attachments.id', 'messages.attachment_id')
    .leftJoin('message_changes as changes', (join) =>
      join
        .onRef('changes.chat_id', '=', 'messages.chat_id')
        .onRef('changes.seq', '=', 'messages.seq')
        .onRef('changes.user_id', '=', 'reader.user_id'),
    )
    .select([
      'messages.id',
      'messages.client_id',
      'messages.chat_id',
      'messages.seq',
      'messages.sender_id',
      'messages.content',
      'messages.type',
      'messages.file_name',
      'messages.listing_id',
      'messages.reply_to',
      'messages.forwarded',
      'messages.event',
      'messages.created_at',
      'messages.edited_at',
      'messages.deleted_at',
      'chats.kind as chat_kind',
      'changes.revision',
      isRemoved.as('removed'),
      reactionsColumn.as('reactions'),
      'reader.user_id as reader_id',
      'reader.joined_seq',
      ...attachmentColumns,
    ]);

/** Selects messages as one member sees them. */
export const messagesOf = (database: Kysely<DatabaseSchema>, readerId: string) =>
  messagesOfReaders(database).where('reader.user_id', '=', readerId);

/** A message as one of its readers sees it. */
export type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>;
export type SentMessage = MessageRow & Pick<MessagesTable, 'fingerprint'>;
type Unchanged = Omit<MessagesTable, 'event' | 'edited_at' | 'deleted_at'>;
type NewMessage = { [Column in keyof Insertable<Unchanged>]: Insertable<Unchanged>[Column] };
type Range = { readerId: string; chatId: string; after: number; upTo: number };

/** The counters of a chat of two that are sent with a new message. */
export interface NumbersOfChat {
  readonly unread: number;
  readonly readSeq: number;
  readonly seenSeq: number;
}

export function createMessageRepository({ read, shortReads }: Database) {
  const range = precompile(shortReads, ({ readerId, chatId, after, upTo }: Range) =>
    messagesOf(read, readerId)
      .where('messages.chat_id', '=', chatId)
      .where('messages.seq', '>', after)
      .where('messages.seq', '<=', upTo)
      .orderBy('messages.seq'),
  );
  const byClientId = precompile(shortReads, (parameters: { senderId: string; clientId: string }) =>
    messagesOf(read, parameters.senderId)
      .select('messages.fingerprint')
      .where('messages.sender_id', '=', parameters.senderId)
      .where('messages.client_id', '=', parameters.clientId),
  );
  const used = precompile(shortReads, ({ senderId, clientId }: { senderId: string; clientId: string }) =>
    read
      .selectFrom('messages')
      .select('id')
      .where('sender_id', '=', senderId)
      .where('client_id', '=', clientId),
  );
  const numbers = precompile(shortReads, (parameters: { userId: string; chatId: string; seq: number }) =>
    read
      .selectFrom('chat_members as own')
      .leftJoin('chat_members as theirs', (join) =>
        join.onRef('theirs.chat_id', '=', 'own.chat_id').onRef('theirs.user_id', '=', 'own.other_id'),
      )
      .select(['own.unread', 'own.read_seq', 'theirs.read_seq as seen_seq'])
      .where('own.chat_id', '=', parameters.chatId)
      .where('own.user_id', '=', parameters.userId)
      .where('own.cleared_seq', '<', parameters.seq),
  );
  const about = precompile(shortReads, (parameters: { chatId: string; listingId: string }) =>
    read
      .selectFrom('messages')
      .select('id')
      .where('chat_id', '=', parameters.chatId)
      .where('listing_id', '=', parameters.listingId)
      .limit(sql.lit(1)),
  );
  const takePlace = precompile(read, ({ userId, chatId }: { userId: string; chatId: string }) =>
    read
      .updateTable('chats')
      .set((chat) => ({ last_seq: chat('last_seq', '+', 1) }))
      .where('id', '=', chatId)
      .where(isMemberOf(userId))
      .returning('last_seq'),
  );
  const insert = precompile(read, (message: NewMessage) =>
    read.insertInto('messages').values({
      id: message.id,
      chat_id: message.chat_id,
      seq: message.seq,
      sender_id: message.sender_id,
      client_id: message.client_id,
      fingerprint: message.fingerprint,
      type: message.type,
      content: message.content,
      search: message.search,
      attachment_id: message.attachment_id,
      file_name: message.file_name,
      listing_id: message.listing_id,
      reply_to: message.reply_to,
      forwarded: message.forwarded,
      created_at: message.created_at,
    }),
  );
  const updateParticipants = precompile(
    read,
    (parameters: { chatId: string; senderId: string; seq: number; now: number }) =>
      read
        .updateTable('chat_members')
        .set({
          last_seq: parameters.seq,
          active_at: parameters.now,
          listed: 1,
          // Members who send a message have read all earlier ones.
          read_seq: sql<number>`case user_id when ${parameters.senderId} then ${parameters.seq} else read_seq end`,
          unread: sql<number>`case user_id when ${parameters.senderId} then 0 else unread + 1 end`,
        })
        .where('chat_id', '=', parameters.chatId),
  );

  return {
    /** Returns the messages of a range, the oldest first. */
    range: (bounds: Range): Promise<MessageRow[]> => range(bounds),

    /** Returns null if the sender is no longer a member of the chat. */
    async findByClientId(senderId: string, clientId: string): Promise<SentMessage | null> {
      const [message] = await byClientId({ senderId, clientId });
      return message ?? null;
    },

    /** Whether the sender has a message with this id in any chat. */
    async isUsed(senderId: string, clientId: string): Promise<boolean> {
      return (await used({ senderId, clientId })).length > 0;
    },

    /** Returns null if the member has deleted the message in the meantime. */
    async numbers(userId: string, chatId: string, seq: number): Promise<NumbersOfChat | null> {
      const [row] = await numbers({ userId, chatId, seq });
      return row === undefined
        ? null
        : { unread: row.unread, readSeq: row.read_seq, seenSeq: row.seen_seq ?? 0 };
    },

    /**
     * Takes the sequence number for the next message, or returns null if the member is not a participant. The chat
     * stays locked until the commit, so the numbers have the order of the commits.
     */
    async takePlace(transaction: Write, userId: string, chatId: string): Promise<number | null> {
      const [chat] = await takePlace({ userId, chatId }, transaction);
      return chat?.last_seq ?? null;
    },

    /** Whether the chat has a message about the listing. */
    async isKnown(transaction: Write, chatId: string, listingId: string): Promise<boolean> {
      return (await about({ chatId, listingId }, transaction)).length > 0;
    },

    async insert(transaction: Write, message: NewMessage): Promise<void> {
      await insert(message, transaction);
    },

    /** Puts a chat of two into the lists of both members, and counts one more unread message for the recipient. */
    async updateParticipants(
      transaction: Write,
      message: { chatId: string; senderId: string; seq: number; now: number },
    ): Promise<void> {
      await updateParticipants(message, transaction);
    },
  };
}
