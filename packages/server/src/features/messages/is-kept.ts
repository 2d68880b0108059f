import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * A condition for queries of `messages`: the member has not deleted the message for themselves. The member is an id or
 * a column.
 */
export const isKept = (userId: string | RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`not exists (select 1 from message_changes
    where message_changes.chat_id = messages.chat_id and message_changes.seq = messages.seq
      and message_changes.user_id = ${userId} and message_changes.removed = 1)`;
