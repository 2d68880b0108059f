import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { perLimit } from '../../platform/database/per-limit.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { pairOf } from '../relations/index.ts';
import type { Place } from './chat-repository.ts';
import { chats, type ChatRow } from './chat-rows.ts';

type Write = Transaction<DatabaseSchema>;
type Listed = { userId: string; at: number; id: string };

/** The number of requests is exact up to this one. */
const MOST_COUNTED = 99;

/** The requests of the chats in which they wait for the member. A withdrawn message leaves nothing to answer. */
const waiting = (read: Kysely<DatabaseSchema>, staffRule: Database['staffRule'], userId: string) =>
  // A request has no third member for whom the time matters.
  chats(read, 0)
    .where('own.user_id', '=', userId)
    .where('own.listed', '=', 0)
    .whereRef('chats.requested_by', '=', 'own.other_id')
    .where('chats.request_seq', 'is not', null)
    .where('chats.request_deleted_at', 'is', null)
    .where('chats.accepted_at', 'is', null)
    .where('chats.enquired_at', 'is', null)
    .where('friendships.id', 'is', null)
    .where('made.blocker_id', 'is', null)
    .where('suffered.blocker_id', 'is', null)
    .where('newest.seq', 'is not', null)
    .where('newest.deleted_at', 'is', null)
    .where(isOpenTo(staffRule, userId, 'users.id'));

const update = (transaction: Write, chatId: string) =>
  transaction.updateTable('chats').where('id', '=', chatId);

export function createRequestRepository({ read, shortReads, staffRule }: Database) {
  const page = perLimit((limit) =>
    precompile(shortReads, ({ userId, at, id }: Listed) =>
      waiting(read, staffRule, userId)
        .where(sql<SqlBool>`(own.active_at, own.chat_id) < (${at}, ${id})`)
        .orderBy('own.active_at', 'desc')
        .orderBy('own.chat_id', 'desc')
        .limit(sql.lit(limit)),
    ),
  );
  const counted = precompile(shortReads, ({ userId }: { userId: string }) =>
    read
      .selectFrom(waiting(read, staffRule, userId).limit(sql.lit(MOST_COUNTED)).as('waiting'))
      .select(({ fn }) => fn.countAll<number>().as('total')),
  );

  return {
    /** The newest request comes first. */
    list: (userId: string, { at, id }: Place, limit: number): Promise<ChatRow[]> =>
      page(limit)({ userId, at, id }),

    async count(userId: string): Promise<number> {
      const [row] = await counted({ userId });
      return row?.total ?? 0;
    },

    /** Makes an existing chat a request of the member, who can then write one message. */
    async begin(transaction: Write, request: { chatId: string; userId: string; now: number }): Promise<void> {
      await update(transaction, request.chatId)
        .set({
          requested_by: request.userId,
          requested_at: request.now,
          request_seq: null,
          request_deleted_at: null,
        })
        .execute();
    },

    /** Stores which message is the request, and keeps the chat out of the recipient's list. */
    async send(
      transaction: Write,
      request: { chatId: string; recipientId: string; seq: number },
    ): Promise<void> {
      await update(transaction, request.chatId).set({ request_seq: request.seq }).execute();
      await transaction
        .updateTable('chat_members')
        .set({ listed: 0 })
        .where('chat_id', '=', request.chatId)
        .where('user_id', '=', request.recipientId)
        .execute();
    },

    async accept(transaction: Write, chatId: string, userId: string, now: number): Promise<void> {
      await update(transaction, chatId).set({ accepted_at: now }).execute();
      await transaction
        .updateTable('chat_members')
        .set({ listed: 1 })
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Lists the chat of a received request for its recipient. Returns the recipient, or null if there is no such request. */
    async show(transaction: Write, chatId: string): Promise<string | null> {
      const shown = await transaction
        .updateTable('chat_members')
        .set({ listed: 1 })
        .where('chat_id', '=', chatId)
        .where('listed', '=', 0)
        .where('other_id', '=', (other) =>
          other
            .selectFrom('chats')
            .select('chats.requested_by')
            .where('chats.id', '=', chatId)
            .where('chats.request_seq', 'is not', null)
            .where('chats.request_deleted_at', 'is', null)
            .where('chats.accepted_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      return shown?.user_id ?? null;
    },

    async remove(transaction: Write, chatId: string, now: number): Promise<void> {
      await update(transaction, chatId).set({ request_deleted_at: now }).execute();
    },

    /** Ends the open request between two members who become friends, and lists it for its recipient. Returns its sender. */
    async end(transaction: Write, one: string, other: string): Promise<string | null> {
      const { low, high } = pairOf(one, other);
      const open = await transaction
        .selectFrom('chats')
        .select(['id', 'requested_by', 'request_seq', 'request_deleted_at'])
        .where('low_id', '=', low)
        .where('high_id', '=', high)
        .where('requested_by', 'is not', null)
        .where('accepted_at', 'is', null)
        .executeTakeFirst();
      if (open === undefined) return null;
      await update(transaction, open.id)
        .set({ requested_by: null, requested_at: null, request_seq: null, request_deleted_at: null })
        .execute();
      if (open.request_seq === null || open.request_deleted_at !== null) return null;
      await transaction
        .updateTable('chat_members')
        .set({ listed: 1 })
        .where('chat_id', '=', open.id)
        .where('other_id', '=', open.requested_by)
        .execute();
      return open.requested_by;
    },
  };
}
