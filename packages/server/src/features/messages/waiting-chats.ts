import { sql, type SqlBool } from 'kysely';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fullNameColumn } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { countsAsUnread } from './is-kept.ts';

interface WaitingChat {
  /** The name of the group chat, or of the other member. */
  readonly name: string;
  readonly unread: number;
}

/** Creates the function that finds a member's chats with unread messages, of which one came at a time or later. */
export const waitingChatsOf =
  ({ database: { read } }: Pick<Dependencies, 'database'>) =>
  /** The chat with the last event comes first. Leaves out muted chats, and chats of two with blocked members. */
  async (userId: string, since: number, limit: number): Promise<WaitingChat[]> => {
    const rows = await read
      .selectFrom('chat_members')
      .innerJoin('chats', 'chats.id', 'chat_members.chat_id')
      .leftJoin('users', 'users.id', 'chat_members.other_id')
      .select(['chats.kind', 'chats.name', 'chat_members.unread', fullNameColumn('users').as('member_name')])
      .where('chat_members.user_id', '=', userId)
      .where('chat_members.listed', '=', 1)
      .where('chat_members.muted', '=', 0)
      .where('chat_members.unread', '>', 0)
      .where('chat_members.active_at', '>=', since)
      // A line of a group chat is an event, but is not unread.
      .where(
        sql<SqlBool>`exists (select 1 from messages where messages.chat_id = chat_members.chat_id
          and messages.seq > chat_members.read_seq and messages.seq > chat_members.cleared_seq
          and messages.created_at >= ${since} and ${countsAsUnread(userId)})`,
      )
      .where((chat) =>
        chat.or([
          chat('chats.kind', '=', 'group'),
          chat.and([chat('users.id', 'is not', null), noBlockBetween(userId, 'users.id')]),
        ]),
      )
      .orderBy('chat_members.active_at', 'desc')
      .orderBy('chat_members.chat_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ kind, name, member_name: memberName, unread }) => ({
      name: kind === 'group' ? name : (memberName ?? ''),
      unread,
    }));
  };
