import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * A condition for queries of `chats`: the member takes part. The first two comparisons are enough for a chat of two, so
 * only group chats look up the member.
 */
export const isMemberOf = (userId: string): RawBuilder<SqlBool> =>
  sql`(chats.low_id = ${userId} or chats.high_id = ${userId} or exists (
    select 1 from chat_members where chat_members.chat_id = chats.id and chat_members.user_id = ${userId}))`;

/** The ids of all chats of a member. */
export const chatIdsOf = (userId: string): RawBuilder<string> =>
  sql`(select chat_members.chat_id from chat_members where chat_members.user_id = ${userId})`;
