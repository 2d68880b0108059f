import { createBatch } from '../../platform/batch.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { messageCountsOf, messageCountsOfAll } from './message-counts.ts';
import { createChatPresenter } from './chat-presenter.ts';
import { createChatRepository } from './chat-repository.ts';
import { createGroupRepository } from './group-repository.ts';
import { seenPositions } from './read-positions.ts';
import { requestOf } from './participant.ts';
import type { Write } from './repository.ts';

export interface ChatChanges {
  /** Sends the current state of a chat to the member's open pages, or tells them that the chat left the list. */
  changed(userId: string, chatId: string): Announcement;
  /**
   * Like `changed`, for the chat with another member, if there is one. Call this when the permission to write to that
   * member has changed.
   */
  changedWith(userId: string, otherId: string): Announcement;
  /** Like `changed`, for several members of a group chat. They share their queries. */
  changedForAll(userIds: readonly string[], chatId: string): Announcement[];
  /** Like `changedForAll`, for all members whose lists show the chat. */
  changedForListing(transaction: Write, chatId: string): Promise<Announcement[]>;
}

export function chatChangesOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'presence' | 'secrets'>,
): ChatChanges {
  const { clock } = dependencies;
  const repository = createChatRepository(dependencies.database);
  const groups = createGroupRepository(dependencies.database);
  const counts = messageCountsOf(dependencies);
  const countsOfAll = messageCountsOfAll(dependencies);
  const present = createChatPresenter(dependencies);

  async function payloadFor(userId: string, chatId: string) {
    const [row, messages] = await Promise.all([repository.find(userId, chatId, clock.now()), counts(userId)]);
    const isListed = row !== null && row.listed === 1;
    return {
      isRequest: row !== null && requestOf(row) === 'received',
      event: { chatId, chat: isListed ? await present(row) : null, messages },
    };
  }

  async function payloadsForAll(userIds: readonly string[], chatId: string) {
    const [rows, members, blocks, countsFor] = await Promise.all([
      repository.findForMembers(userIds, chatId),
      groups.numbers(chatId, clock.now()),
      groups.blocks(chatId),
      countsOfAll(userIds),
    ]);
    const seen = seenPositions(members, blocks);
    const listed = rows
      .filter((row) => row.listed === 1)
      .map((row) => ({ ...row, seen_seq: seen.get(row.user_id) ?? null, members: members.length }));
    const presented = await present.all(listed);
    const chats = new Map(listed.map(({ user_id }, index) => [user_id, presented[index] ?? null]));
    return new Map(
      userIds.map((userId) => {
        const chat = chats.get(userId) ?? null;
        return [userId, { chatId, chat, messages: countsFor(userId) }] as const;
      }),
    );
  }

  const changedForAll: ChatChanges['changedForAll'] = (userIds, chatId) => {
    const payloadFor = createBatch((ids: readonly string[]) => payloadsForAll(ids, chatId));
    return userIds.map((userId) => ({
      userId,
      event: 'chat_changed',
      read: async () => (await payloadFor(userId)) ?? null,
    }));
  };

  return {
    changedForAll,

    changedForListing: async (transaction, chatId) =>
      changedForAll(await groups.listing(transaction, chatId), chatId),

    changed: (userId, chatId) => ({
      userId,
      event: 'chat_changed',
      read: async () => {
        const payload = await payloadFor(userId, chatId);
        // Lists never show a received request, so nothing has left them.
        return payload.isRequest ? null : payload.event;
      },
    }),

    changedWith: (userId, otherId) => ({
      userId,
      event: 'chat_changed',
      read: async () => {
        const chat = await repository.ofPair(userId, otherId);
        if (chat === null) return null;
        const { event: payload } = await payloadFor(userId, chat.id);
        // The list does not show the chat, so there is nothing to update.
        return payload.chat === null ? null : payload;
      },
    }),
  };
}
