import type { Dependencies } from '../../platform/dependencies.ts';
import { nameColumns, type PersonNames } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';

interface WaitingChat extends PersonNames {
  readonly unread: number;
}

/** Creates the function that finds a member's chats with unread messages, of which some came at a time or later. */
export const waitingChatsOf =
  ({ database: { read } }: Pick<Dependencies, 'database'>) =>
  /** The chat with the newest message comes first. Leaves out muted chats and blocked members. */
  (userId: string, since: number, limit: number): Promise<WaitingChat[]> =>
    read
      .selectFrom('chat_members')
      .innerJoin('users', 'users.id', 'chat_members.other_id')
      .select([...nameColumns, 'chat_members.unread'])
      .where('chat_members.user_id', '=', userId)
      .where('chat_members.listed', '=', 1)
      .where('chat_members.muted', '=', 0)
      .where('chat_members.unread', '>', 0)
      .where('chat_members.active_at', '>=', since)
      .where(noBlockBetween(userId, 'users.id'))
      .orderBy('chat_members.active_at', 'desc')
      .orderBy('chat_members.chat_id', 'desc')
      .limit(limit)
      .execute();
