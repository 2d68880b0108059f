import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { perLimit } from '../../platform/database/per-limit.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { SoughtWord } from '../../platform/names.ts';
import { pairOf } from '../relations/index.ts';
import { nameHolds } from '../people/index.ts';
import { chatNameHolds } from './chat-names.ts';
import { chats, chatsWithoutSums, type ChatRow } from './chat-rows.ts';
import { idsIn, joinedIds } from './id-list.ts';
import { countsAsUnread } from './is-kept.ts';
import { chatIdsOf, isMemberOf } from './membership.ts';

type Write = Transaction<DatabaseSchema>;

/** A position in the list. The next page begins after it. */
export interface Place {
  readonly at: number;
  readonly id: string;
}
type Listed = { userId: string; at: number; id: string; now: number };

type MemberChatRow = Omit<ChatRow, 'seen_seq' | 'members'> & { readonly user_id: string };

/** A transaction that locks a chat and members locks the chat first, to avoid deadlocks. */
interface LockedChat {
  readonly id: string;
  readonly last_seq: number;
}

/** The reason for which a chat begins. */
export type ChatKind = 'friends' | 'enquiry' | 'request';

/** The chat that two members have with each other. */
export interface PairChat {
  readonly id: string;
  readonly last_seq: number;
  readonly enquired_at: number | null;
  readonly accepted_at: number | null;
  readonly requested_by: string | null;
  readonly request_seq: number | null;
  readonly request_deleted_at: number | null;
}

export function createChatRepository({ read, shortReads, write, dialect }: Database) {
  const listed = ({ userId, at, id, now }: Listed) =>
    chats(read, now)
      .where('own.user_id', '=', userId)
      .where('own.listed', '=', 1)
      .where(sql<SqlBool>`(own.active_at, own.chat_id) < (${at}, ${id})`)
      .orderBy('own.active_at', 'desc')
      .orderBy('own.chat_id', 'desc');
  const page = perLimit((limit) =>
    precompile(shortReads, (place: Listed) => listed(place).limit(sql.lit(limit))),
  );
  const one = precompile(
    shortReads,
    ({ userId, chatId, now }: { userId: string; chatId: string; now: number }) =>
      chats(read, now).where('own.user_id', '=', userId).where('own.chat_id', '=', chatId),
  );
  const ofMembers = precompile(shortReads, ({ userIds, chatId }: { userIds: string; chatId: string }) =>
    chatsWithoutSums(read)
      .select('own.user_id')
      .where('own.chat_id', '=', chatId)
      .where('own.user_id', 'in', idsIn(dialect, userIds)),
  );
  const ofPair = precompile(shortReads, ({ low, high }: { low: string; high: string }) =>
    read
      .selectFrom('chats')
      .select([
        'id',
        'last_seq',
        'enquired_at',
        'accepted_at',
        'requested_by',
        'request_seq',
        'request_deleted_at',
      ])
      .where('low_id', '=', low)
      .where('high_id', '=', high),
  );
  const locked = precompile(read, ({ userId, chatId }: { userId: string; chatId: string }) =>
    read
      .selectFrom('chats')
      .select(['id', 'last_seq'])
      .where('id', '=', chatId)
      .where(isMemberOf(userId))
      .forNoKeyUpdate(),
  );
  const markRead = precompile(read, (parameters: { userId: string; chatId: string; seq: number }) =>
    read
      .updateTable('chat_members')
      .set({
        read_seq: parameters.seq,
        unread: sql<number>`(select count(*) from messages
          where messages.chat_id = chat_members.chat_id and messages.seq > ${parameters.seq}
            and messages.seq > chat_members.cleared_seq and ${countsAsUnread(sql.ref('chat_members.user_id'))})`,
      })
      .where('chat_id', '=', parameters.chatId)
      .where('user_id', '=', parameters.userId)
      .returning('unread'),
  );

  return {
    /** The chat with the newest message comes first. */
    list: (userId: string, { at, id }: Place, limit: number, now: number): Promise<ChatRow[]> =>
      page(limit)({ userId, at, id, now }),

    /** Returns the chats in which the name of the chat, or of the other member, contains all the words. */
    search: (
      userId: string,
      words: readonly SoughtWord[],
      { at, id }: Place,
      limit: number,
      now: number,
    ): Promise<ChatRow[]> =>
      listed({ userId, at, id, now })
        .where((chat) => chat.or([nameHolds(dialect, words), chatNameHolds(dialect, words)]))
        .limit(limit)
        .execute(),

    async find(userId: string, chatId: string, now: number): Promise<ChatRow | null> {
      const [chat] = await one({ userId, chatId, now });
      return chat ?? null;
    },

    /** Returns the same group chat as several of its members see it, without the numbers that read all members. */
    findForMembers: (userIds: readonly string[], chatId: string): Promise<MemberChatRow[]> =>
      ofMembers({ userIds: joinedIds(dialect, userIds), chatId }),

    async ofPair(userId: string, otherId: string, transaction?: Write): Promise<PairChat | null> {
      const [chat] = await ofPair(pairOf(userId, otherId), transaction);
      return chat ?? null;
    },

    /** Locks the chat. Returns null if the member is not a participant. */
    async lockRow(transaction: Write, userId: string, chatId: string): Promise<LockedChat | null> {
      const [chat] = await locked({ userId, chatId }, transaction);
      return chat ?? null;
    },

    /**
     * Returns false if the two members already have a chat. The other member's list shows a new chat only after its
     * first message.
     */
    async insert(
      transaction: Write,
      chat: { id: string; userId: string; otherId: string; kind: ChatKind; now: number },
    ): Promise<boolean> {
      const { low, high } = pairOf(chat.userId, chat.otherId);
      const inserted = await transaction
        .insertInto('chats')
        .values({
          id: chat.id,
          low_id: low,
          high_id: high,
          enquired_at: chat.kind === 'enquiry' ? chat.now : null,
          ...(chat.kind === 'request' && { requested_by: chat.userId, requested_at: chat.now }),
          created_at: chat.now,
        })
        .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) return false;
      const common = { chat_id: chat.id, active_at: chat.now };
      await transaction
        .insertInto('chat_members')
        .values([
          { ...common, user_id: chat.userId, other_id: chat.otherId, listed: 1 },
          { ...common, user_id: chat.otherId, other_id: chat.userId, listed: 0 },
        ])
        .execute();
      return true;
    },

    /** Starts an enquiry, after which both members can always write. Returns true if this is the first enquiry. */
    async enquire(chatId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await write
        .updateTable('chats')
        .set({ enquired_at: now })
        .where('id', '=', chatId)
        .where('enquired_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Puts the chat back into the member's list. Returns whether it was missing there. */
    async relist(userId: string, chatId: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await write
        .updateTable('chat_members')
        .set({ listed: 1, active_at: now })
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .where('listed', '=', 0)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Returns whether the value changed. */
    async mute(userId: string, chatId: string, muted: 0 | 1): Promise<boolean> {
      const { numUpdatedRows } = await write
        .updateTable('chat_members')
        // The member has chosen now, so a stranger's addition no longer decides.
        .set({ muted, silent: 0 })
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .where('muted', '<>', muted)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Returns the number of messages that are still unread. */
    async markRead(transaction: Write, userId: string, chatId: string, seq: number): Promise<number> {
      const [member] = await markRead({ userId, chatId, seq }, transaction);
      return member?.unread ?? 0;
    },

    async clear(transaction: Write, userId: string, { id, last_seq }: LockedChat): Promise<void> {
      await transaction
        .updateTable('chat_members')
        .set({ listed: 0, unread: 0, cleared_seq: last_seq })
        .where('chat_id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    },

    /**
     * Removes the member from all chats. For each chat of two that the other member still lists, returns the chat and
     * that member.
     */
    async leave(transaction: Write, userId: string): Promise<{ chat_id: string; user_id: string }[]> {
      await transaction.deleteFrom('chat_members').where('user_id', '=', userId).execute();
      return transaction
        .selectFrom('chat_members')
        .select(['chat_id', 'user_id'])
        .where('other_id', '=', userId)
        .where('listed', '=', 1)
        .execute();
    },

    /** Deletes the former texts of the member's messages. */
    async forgetVersions(transaction: Write, senderId: string): Promise<void> {
      await transaction
        .deleteFrom('message_versions')
        .where('message_id', 'in', (messages) =>
          messages.selectFrom('messages').select('messages.id').where('messages.sender_id', '=', senderId),
        )
        .execute();
    },

    /** Deletes the member's reactions to messages. */
    async forgetReactions(transaction: Write, userId: string): Promise<void> {
      await transaction.deleteFrom('message_reactions').where('user_id', '=', userId).execute();
    },

    idsOfMember: async (transaction: Write, userId: string): Promise<string[]> => {
      const rows = await transaction
        .selectFrom('chats')
        .select('id')
        .where('id', 'in', chatIdsOf(userId))
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Deletes those of the chats of two in which no member can read a message. */
    async deleteUnlisted(transaction: Write, chatIds: readonly string[]): Promise<void> {
      if (chatIds.length === 0) return;
      await transaction
        .deleteFrom('chats')
        .where('id', 'in', chatIds)
        .where('kind', '=', 'pair')
        .where((chat) =>
          chat.not(
            chat.exists(
              chat
                .selectFrom('chat_members')
                .select('chat_id')
                .whereRef('chat_members.chat_id', '=', 'chats.id')
                .where('listed', '=', 1),
            ),
          ),
        )
        .execute();
    },
  };
}
