import type { Kysely } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { idsIn, joinedIds } from './id-list.ts';

type MessageCounts = components['schemas']['MessageCounts'];

const counted = (read: Kysely<DatabaseSchema>) =>
  read
    .selectFrom('chat_members')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('unread', '>', 0).filterWhere('muted', '=', 0).as('unread'),
      fn
        .countAll<number>()
        .filterWhere((member) => member('last_seq', '>', member.ref('cleared_seq')))
        .as('chats'),
    ])
    .where('listed', '=', 1);

/** Creates the function that counts unread messages for the header of the page. */
export function messageCountsOf({ database: { read, shortReads } }: Pick<Dependencies, 'database'>) {
  const numbers = precompile(shortReads, ({ userId }: { userId: string }) =>
    counted(read).where('user_id', '=', userId),
  );

  return async (userId: string): Promise<MessageCounts> => {
    const [row] = await numbers({ userId });
    return { unread: row?.unread ?? 0, chats: row?.chats ?? 0 };
  };
}

/** Like `messageCountsOf`, for several members in one query. */
export function messageCountsOfAll({
  database: { dialect, read, shortReads },
}: Pick<Dependencies, 'database'>) {
  const numbers = precompile(shortReads, ({ userIds }: { userIds: string }) =>
    counted(read).select('user_id').where('user_id', 'in', idsIn(dialect, userIds)).groupBy('user_id'),
  );

  return async (userIds: readonly string[]): Promise<(userId: string) => MessageCounts> => {
    const rows = await numbers({ userIds: joinedIds(dialect, userIds) });
    const counts = new Map(rows.map(({ user_id, unread, chats }) => [user_id, { unread, chats }]));
    return (userId) => counts.get(userId) ?? { unread: 0, chats: 0 };
  };
}
