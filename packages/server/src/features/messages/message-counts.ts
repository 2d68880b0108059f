import type { components } from '@parvis/api-client/contract';
import { precompile } from '../../platform/database/precompile.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

type MessageCounts = components['schemas']['MessageCounts'];

/** Creates the functions that count unread messages for the header of the page. */
export function messageCountsOf({ database: { read, shortReads } }: Pick<Dependencies, 'database'>) {
  const numbers = precompile(shortReads, ({ userId }: { userId: string }) =>
    read
      .selectFrom('chat_members')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('unread', '>', 0).filterWhere('muted', '=', 0).as('unread'),
        fn
          .countAll<number>()
          .filterWhere((member) => member('last_seq', '>', member.ref('cleared_seq')))
          .as('chats'),
      ])
      .where('user_id', '=', userId)
      .where('listed', '=', 1),
  );

  return async (userId: string): Promise<MessageCounts> => {
    const [row] = await numbers({ userId });
    return { unread: row?.unread ?? 0, chats: row?.chats ?? 0 };
  };
}
