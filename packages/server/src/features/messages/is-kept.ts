import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { hidingBlock, type Member } from './hiding-blocks.ts';

const kindOf = (messages: string): RawBuilder<unknown> =>
  sql`(select chats.kind from chats where chats.id = ${sql.ref(`${messages}.chat_id`)})`;

/** A condition: the member has not deleted the message for themselves. */
const isNotDeleted = (userId: Member, messages: string): RawBuilder<SqlBool> =>
  sql`not exists (select 1 from message_changes
    where message_changes.chat_id = ${sql.ref(`${messages}.chat_id`)}
      and message_changes.seq = ${sql.ref(`${messages}.seq`)}
      and message_changes.user_id = ${userId} and message_changes.removed = 1)`;

/**
 * A condition for queries of `messages`: the member has not deleted the message for themselves, and no block hides it
 * in a group chat. The member is an id or a column. `messages` is the name of the table in the query.
 */
export const isKept = (userId: Member, messages = 'messages'): RawBuilder<SqlBool> =>
  sql`(${isNotDeleted(userId, messages)}
    and ${hidingBlock(userId, { table: messages, kind: kindOf(messages) })} is distinct from 1)`;

/**
 * Like `isKept`, but a message that was sent before the block can still be reported: a block must not hide its own cause,
 * and the sender must not be able to end reports by a block.
 */
export const isReportable = (userId: Member): RawBuilder<SqlBool> =>
  sql`(${isKept(userId)} or (${isNotDeleted(userId, 'messages')} and exists (select 1 from blocks
    where ((blocks.blocker_id = ${userId} and blocks.blocked_id = messages.sender_id)
      or (blocks.blocked_id = ${userId} and blocks.blocker_id = messages.sender_id))
      and blocks.created_at > messages.created_at)))`;

/** A condition for queries of `messages`: the message counts as unread for a member who has not read it. */
export const countsAsUnread = (userId: Member): RawBuilder<SqlBool> =>
  sql`(messages.sender_id <> ${userId} and messages.deleted_at is null and messages.event is null
    and ${isKept(userId)})`;
