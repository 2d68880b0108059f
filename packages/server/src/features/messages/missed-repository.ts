import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { countsAsUnread } from './is-kept.ts';

type Write = Transaction<DatabaseSchema>;

/** The messages of a chat in a period. */
interface Missed {
  readonly chatId: string;
  readonly since: number;
  readonly until: number;
  /** The key of the notifications about the chat. */
  readonly dedupeKey: string;
}

interface AboutListing {
  readonly chat_id: string;
  readonly seq: number;
  readonly listing_id: string | null;
}

export function createMissedRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** Locks the chat, as a new message and a reader do. */
    async lock(transaction: Write, chatId: string) {
      const chat = await transaction
        .selectFrom('chats')
        .select(['kind', 'name'])
        .where('id', '=', chatId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return chat ?? null;
    },

    /**
     * The members who have not muted the chat, with the number of the first message of the period that they have not read
     * and that is newer than their notification about the chat. Messages to members who were away are older.
     */
    async members({ chatId, since, until, dedupeKey }: Missed, transaction?: Write) {
      const rows = await (transaction ?? read)
        .selectFrom('chat_members as own')
        .innerJoin('users', 'users.id', 'own.user_id')
        .select(['own.user_id', 'users.language'])
        .select((member) =>
          member
            .selectFrom('messages')
            .select(({ fn }) => fn.min('messages.seq').as('seq'))
            .whereRef('messages.chat_id', '=', 'own.chat_id')
            .whereRef('messages.seq', '>', 'own.read_seq')
            .whereRef('messages.seq', '>', 'own.cleared_seq')
            .where('messages.created_at', '>=', since)
            .where('messages.created_at', '<', until)
            .where(countsAsUnread(sql.ref('own.user_id')))
            .where((message) =>
              message.not(
                message.exists(
                  message
                    .selectFrom('notifications')
                    .select('notifications.id')
                    .where('notifications.cause', '=', dedupeKey)
                    .whereRef('notifications.user_id', '=', 'own.user_id')
                    .whereRef('notifications.created_at', '>=', 'messages.created_at'),
                ),
              ),
            )
            .as('seq'),
        )
        .where('own.chat_id', '=', chatId)
        .where('own.unread', '>', 0)
        .where('own.muted', '=', 0)
        .where((member) =>
          member.not(
            member.exists(
              member
                .selectFrom('departures')
                .select('departures.user_id')
                .whereRef('departures.user_id', '=', 'own.user_id'),
            ),
          ),
        )
        .orderBy('own.user_id')
        .execute();
      return rows.flatMap(({ user_id: userId, language, seq }) =>
        seq === null ? [] : [{ userId, language, seq }],
      );
    },

    async message(transaction: Write, chatId: string, seq: number) {
      const message = await transaction
        .selectFrom('messages')
        .leftJoin('attachments', 'attachments.id', 'messages.attachment_id')
        .select([
          'messages.id',
          'messages.chat_id',
          'messages.seq',
          'messages.sender_id',
          'messages.content',
          'messages.file_name',
          'messages.listing_id',
          'attachments.voice_seconds as attachment_voice_seconds',
        ])
        .where('messages.chat_id', '=', chatId)
        .where('messages.seq', '=', seq)
        .executeTakeFirst();
      return message ?? null;
    },

    /** Whether this is the first message of the chat about a listing of the recipient. */
    async isEnquiry(
      transaction: Write,
      { chat_id: chatId, listing_id: listingId, seq }: AboutListing,
      recipientId: string,
    ): Promise<boolean> {
      if (listingId === null) return false;
      const listing = await transaction
        .selectFrom('listings')
        .select('id')
        .where('id', '=', listingId)
        .where('owner_id', '=', recipientId)
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('messages')
                .select('messages.id')
                .where('messages.chat_id', '=', chatId)
                .where('messages.listing_id', '=', listingId)
                .where('messages.seq', '<', seq),
            ),
          ),
        )
        .executeTakeFirst();
      return listing !== undefined;
    },
  };
}
