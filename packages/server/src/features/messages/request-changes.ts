import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChatRepository } from './chat-repository.ts';
import { createRequestRepository } from './request-repository.ts';

interface RequestChanges {
  /** Sends the number of the member's message requests to their open pages. */
  changed(userId: string): Announcement;
  /** Like `changed`, if the chat with the other member is a request. Call this when a block has changed. */
  changedWith(userId: string, otherId: string): Announcement;
}

export function requestChangesOf({ database }: Pick<Dependencies, 'database'>): RequestChanges {
  const repository = createRequestRepository(database);
  const chats = createChatRepository(database);
  const read = async (userId: string) => ({ total: await repository.count(userId) });
  return {
    changed: (userId) => ({ userId, event: 'chat_requests_changed', read: () => read(userId) }),

    changedWith: (userId, otherId) => ({
      userId,
      event: 'chat_requests_changed',
      read: async () => {
        const chat = await chats.ofPair(userId, otherId);
        return chat?.requested_by === otherId ? read(userId) : null;
      },
    }),
  };
}

/**
 * Creates the function that ends an open request when its two members become friends. It returns the announcement to
 * the recipient.
 */
export function endRequestBetweenFriendsOf({ database }: Pick<Dependencies, 'database'>) {
  const repository = createRequestRepository(database);
  const changes = requestChangesOf({ database });
  return async (
    transaction: Transaction<DatabaseSchema>,
    one: string,
    other: string,
  ): Promise<Announcement[]> => {
    const senderId = await repository.end(transaction, one, other);
    return senderId === null ? [] : [changes.changed(senderId === one ? other : one)];
  };
}
