import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isOpenToAll } from '../hidden-content/index.ts';
import { isNotBanned } from '../restrictions/index.ts';

/** A condition for queries of `chat_members`: the member can manage the chat. A suspension ends, so it does not count here. */
export const canAct: RawBuilder<SqlBool> = sql`(${isOpenToAll('chat_members.user_id')}
  and ${isNotBanned('chat_members.user_id')})`;

/** A condition for queries of `chats`: no owner can manage the chat. */
export const lacksOwner: RawBuilder<SqlBool> = sql`not exists (select 1 from chat_members
  where chat_members.chat_id = chats.id and chat_members.role = 'owner' and ${canAct})`;

/** The engines have different types of conditions. */
export const flag = (condition: RawBuilder<SqlBool>): RawBuilder<0 | 1> =>
  sql`case when ${condition} then 1 else 0 end`;
