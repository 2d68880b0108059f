import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * A condition for queries of `messages`: the member has not deleted the message for themselves. The member is an id or
 * a column. `messages` is the name of the table in the query.
 */
export const isKept = (userId: string | RawBuilder<unknown>, messages = 'messages'): RawBuilder<SqlBool> =>
  sql`not exists (select 1 from message_changes
    where message_changes.chat_id = ${sql.ref(`${messages}.chat_id`)}
      and message_changes.seq = ${sql.ref(`${messages}.seq`)}
      and message_changes.user_id = ${userId} and message_changes.removed = 1)`;
