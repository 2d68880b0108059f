import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/language.ts';
import { countsAsUnread } from './is-kept.ts';

type Write = Transaction<DatabaseSchema>;

interface MissedMember {
  readonly userId: string;
  readonly language: Language;
  /** The number of the first missed message, or of the first one that mentions the member. */
  readonly seq: number;
  readonly isMention: boolean;
}

/** The messages of a chat in a period. */
interface Missed {
  readonly chatId: string;
  readonly since: number;
  readonly until: number;
  /** The key of the notifications about the chat. */
  readonly dedupeKey: string;
}

/** A condition: the member has a notification about the chat that is as new as the message. */
const isNotified = (dedupeKey: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from notifications
    where notifications.cause = ${dedupeKey} and notifications.user_id = own.user_id
      and notifications.created_at >= messages.created_at)`;

/** A condition: like `isNotified`, but of a mention. An unread mention is not replaced. */
const isNotifiedOfMention = (dedupeKey: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from notifications
    where notifications.cause = ${dedupeKey} and notifications.user_id = own.user_id
      and notifications.mentioned_in is not null
      and ((notifications.read_at is null and notifications.push_skipped = 0)
        or notifications.created_at >= messages.created_at))`;

/** A condition: the message mentions the member in a group chat, and the member wants notifications of mentions. */
const mentionsMember: RawBuilder<SqlBool> = sql`(exists (select 1 from message_mentions
    inner join chats on chats.id = message_mentions.chat_id and chats.kind = 'group'
    where message_mentions.message_id = messages.id and message_mentions.user_id = own.user_id)
  and not exists (select 1 from muted_notifications
    where muted_notifications.user_id = own.user_id and muted_notifications.kind = 'mention'))`;

/** Selects the number of the first message of the period that the member has not read. */
const firstMissed = (
  member: ExpressionBuilder<DatabaseSchema & { own: DatabaseSchema['chat_members'] }, 'own'>,
  { since, until }: Pick<Missed, 'since' | 'until'>,
) =>
  member
    .selectFrom('messages')
    .select(({ fn }) => fn.min('messages.seq').as('seq'))
    .whereRef('messages.chat_id', '=', 'own.chat_id')
    .whereRef('messages.seq', '>', 'own.read_seq')
    .whereRef('messages.seq', '>', 'own.cleared_seq')
    .where('messages.created_at', '>=', since)
    .where('messages.created_at', '<', until)
    .where(countsAsUnread(sql.ref('own.user_id')));

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
     * The members with the first message of the period that they have not read and that is newer than their notification
     * about the chat. Messages to members who were away are older. In a group chat, the first message that mentions a
     * member comes before all others, also if the chat is muted.
     */
    async members(missed: Missed, transaction?: Write): Promise<MissedMember[]> {
      const rows = await (transaction ?? read)
        .selectFrom('chat_members as own')
        .innerJoin('users', 'users.id', 'own.user_id')
        .select(['own.user_id', 'own.muted', 'users.language'])
        .select((member) => [
          firstMissed(member, missed)
            .where(sql<SqlBool>`not ${isNotified(missed.dedupeKey)}`)
            .as('seq'),
          firstMissed(member, missed)
            .where('own.silent', '=', 0)
            .where(mentionsMember)
            .where(sql<SqlBool>`not ${isNotifiedOfMention(missed.dedupeKey)}`)
            .as('mention_seq'),
        ])
        .where('own.chat_id', '=', missed.chatId)
        .where('own.unread', '>', 0)
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
      return rows.flatMap(({ user_id: userId, language, muted, seq: first, mention_seq: mentionSeq }) => {
        const seq = mentionSeq ?? (muted === 1 ? null : first);
        return seq === null ? [] : [{ userId, language, seq, isMention: mentionSeq !== null }];
      });
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
