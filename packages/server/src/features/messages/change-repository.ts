import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/language.ts';
import type { Member } from './hiding-blocks.ts';
import { idsIn, joinedIds } from './id-list.ts';
import { countsAsUnread, isKept } from './is-kept.ts';
import { messagesOf, messagesOfReaders, type MessageRow } from './repository.ts';
import type { Quotable } from './voice-notes.ts';

interface Unread extends Quotable, Pick<MessageRow, 'id' | 'sender_id'> {
  /** The member who has not read it. */
  readonly userId: string;
  readonly language: Language;
  /** Whether a mention in a group chat notifies the member. */
  readonly isMention: boolean;
  /** Whether messages without a mention do not notify the member. */
  readonly isMuted: boolean;
}

type Write = Transaction<DatabaseSchema>;
type Changes = { readerId: string; chatId: string; after: number; limit: number };

/** A page that lacks more than 500 changes loads the chat again. */
const SKIPPED = 501;
/** The column has 32 bits. Beyond this number revisions grow by 1, and pages show a block with the next reload. */
export const MOST_SKIPPED = 2_000_000_000;

/** A condition: the member has turned off this kind of notifications. */
const hasMuted = (userId: Member, kind: 'mention' | 'message'): RawBuilder<SqlBool> =>
  sql`exists (select 1 from muted_notifications
    where muted_notifications.user_id = ${userId} and muted_notifications.kind = ${kind})`;

/** Selects 1 if the message mentions the member in a group chat, and mentions notify the member. */
const notifyingMention = (userId: Member): RawBuilder<0 | 1> =>
  sql`case when exists (select 1 from message_mentions
      inner join chats on chats.id = message_mentions.chat_id and chats.kind = 'group'
      where message_mentions.message_id = messages.id and message_mentions.user_id = ${userId})
    and not ${hasMuted(userId, 'mention')} then 1 else 0 end`;

/** A member's number of a change. */
export interface Revision {
  readonly userId: string;
  readonly revision: number;
}

export function createChangeRepository({ dialect, read, shortReads }: Database) {
  const ofReader = (readerId: string) =>
    messagesOf(read, readerId).whereRef('messages.seq', '>', 'reader.cleared_seq');
  const one = precompile(shortReads, ({ readerId, id }: { readerId: string; id: string }) =>
    ofReader(readerId).select('messages.search').where('messages.id', '=', id),
  );
  const forReaders = precompile(shortReads, ({ readerIds, id }: { readerIds: string; id: string }) =>
    messagesOfReaders(read)
      .where('messages.id', '=', id)
      .where('reader.user_id', 'in', idsIn(dialect, readerIds))
      .whereRef('messages.seq', '>', 'reader.cleared_seq'),
  );
  const changed = precompile(shortReads, ({ readerId, chatId, after, limit }: Changes) =>
    ofReader(readerId)
      .where('changes.chat_id', '=', chatId)
      .where('changes.revision', '>', after)
      .orderBy('changes.revision')
      .limit(limit),
  );

  return {
    /** Returns null if the member is not a participant, or has deleted the chat since. */
    async find(
      readerId: string,
      id: string,
      transaction?: Write,
    ): Promise<(MessageRow & { search: string }) | null> {
      const [message] = await one({ readerId, id }, transaction);
      return message ?? null;
    },

    /** Returns a message as several members see it, with a row for each of them. */
    findForReaders: (readerIds: readonly string[], id: string): Promise<MessageRow[]> =>
      forReaders({ readerIds: joinedIds(dialect, readerIds), id }),

    /** Returns the messages that have changed after a revision, by ascending revision. */
    changed: (changes: Changes): Promise<MessageRow[]> => changed(changes),

    /**
     * Numbers a change of a message for each member of the chat, or for one member only. The chat must be locked.
     */
    async record(
      transaction: Write,
      { chatId, seq }: { chatId: string; seq: number },
      only: { userId: string; removed: 0 | 1 } | null,
    ): Promise<Revision[]> {
      const members = transaction
        .updateTable('chat_members')
        .set((member) => ({ revision: member('revision', '+', 1) }))
        .where('chat_id', '=', chatId);
      const numbered = await (only === null ? members : members.where('user_id', '=', only.userId))
        .returning(['user_id', 'revision'])
        .execute();
      if (numbered.length === 0) return [];
      const removed = only?.removed ?? 0;
      await transaction
        .insertInto('message_changes')
        .values(numbered.map((row) => ({ ...row, chat_id: chatId, seq, removed })))
        .onConflict((conflict) =>
          conflict.columns(['chat_id', 'user_id', 'seq']).doUpdateSet((row) => ({
            revision: row.ref('excluded.revision'),
            // A message that a member has deleted for themselves stays deleted.
            removed: sql<0 | 1>`case when message_changes.removed = 1 then 1 else excluded.removed end`,
          })),
        )
        .execute();
      return numbered.map(({ user_id, revision }) => ({ userId: user_id, revision }));
    },

    /** Moves the revisions of all members, or of one, so far that their pages load the chat again. */
    async skipRevisions(transaction: Write, chatId: string, userId: string | null): Promise<Revision[]> {
      const rows = await transaction
        .updateTable('chat_members')
        .set({
          revision: sql<number>`case when revision < ${MOST_SKIPPED} then revision + ${SKIPPED} else revision + 1 end`,
        })
        .where('chat_id', '=', chatId)
        .$if(userId !== null, (members) => members.where('user_id', '=', userId))
        .returning(['user_id', 'revision'])
        .execute();
      return rows.map(({ user_id, revision }) => ({ userId: user_id, revision }));
    },

    async newest(
      transaction: Write,
      chatId: string,
    ): Promise<Pick<MessageRow, 'id' | 'chat_id' | 'seq'> | null> {
      const message = await transaction
        .selectFrom('messages')
        .select(['id', 'chat_id', 'seq'])
        .where('chat_id', '=', chatId)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      return message ?? null;
    },

    /** Replaces the text of a message, and keeps the former text for reports. */
    async updateText(
      transaction: Write,
      { id, content: former }: MessageRow,
      { content, words, now }: { content: string; words: readonly string[]; now: number },
    ): Promise<void> {
      const { versions } = await transaction
        .selectFrom('message_versions')
        .select(({ fn }) => fn.countAll().as('versions'))
        .where('message_id', '=', id)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('message_versions')
        .values({ message_id: id, version: Number(versions) + 1, content: former, replaced_at: now })
        .execute();
      await transaction
        .updateTable('messages')
        .set({ content, search: words.join(' '), edited_at: now })
        .where('id', '=', id)
        .execute();
    },

    /** Shows the newest message that the member has not deleted in their list of chats. */
    async showPrevious(transaction: Write, userId: string, chatId: string): Promise<void> {
      await transaction
        .updateTable('chat_members')
        .set({
          removed_last_seq: sql`last_seq`,
          previous_seq: sql<number>`coalesce((select messages.seq from messages
            where messages.chat_id = chat_members.chat_id and messages.seq > chat_members.cleared_seq
              and ${isKept(userId)} order by messages.seq desc limit 1), 0)`,
        })
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Counts the unread messages again. */
    async recount(transaction: Write, userId: string, chatId: string): Promise<void> {
      await transaction
        .updateTable('chat_members')
        .set({
          unread: sql<number>`(select count(*) from messages
            where messages.chat_id = chat_members.chat_id and messages.seq > chat_members.read_seq
              and messages.seq > chat_members.cleared_seq and ${countsAsUnread(userId)})`,
        })
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .execute();
    },

    /**
     * Returns the oldest message that each member has not read, or the oldest one that mentions them in a group chat.
     * Leaves out messages of deleted accounts, and members without such a message.
     */
    async firstUnread(transaction: Write, userIds: readonly string[], chatId: string): Promise<Unread[]> {
      const member = sql.ref('firsts.user_id');
      const rows = await transaction
        .with('firsts', (query) =>
          query
            .selectFrom('chat_members')
            .select(['chat_members.user_id', 'chat_members.muted'])
            .select((own) =>
              own
                .selectFrom('messages')
                .innerJoin('users', 'users.id', 'messages.sender_id')
                .select('messages.id')
                .whereRef('messages.chat_id', '=', 'chat_members.chat_id')
                .whereRef('messages.seq', '>', 'chat_members.read_seq')
                .whereRef('messages.seq', '>', 'chat_members.cleared_seq')
                .where(countsAsUnread(sql.ref('chat_members.user_id')))
                .orderBy(notifyingMention(sql.ref('chat_members.user_id')), 'desc')
                .orderBy('messages.seq')
                .limit(1)
                .as('message_id'),
            )
            .where('chat_members.chat_id', '=', chatId)
            .where(isAmong(dialect, sql.ref('chat_members.user_id'), userIds)),
        )
        .selectFrom('firsts')
        .innerJoin('messages', 'messages.id', 'firsts.message_id')
        .innerJoin('users', 'users.id', 'firsts.user_id')
        .leftJoin('attachments', 'attachments.id', 'messages.attachment_id')
        .select([
          'firsts.user_id as userId',
          'users.language',
          'messages.id',
          'messages.sender_id',
          'messages.content',
          'messages.file_name',
          'attachments.voice_seconds as attachment_voice_seconds',
          notifyingMention(member).as('mention'),
          sql<0 | 1>`case when firsts.muted = 1 or ${hasMuted(member, 'message')} then 1 else 0 end`.as(
            'is_muted',
          ),
        ])
        .execute();
      return rows.map(({ mention, is_muted: muted, ...message }) => ({
        ...message,
        isMention: mention === 1,
        isMuted: muted === 1,
      }));
    },
  };
}
