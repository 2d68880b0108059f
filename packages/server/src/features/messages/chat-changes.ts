import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { messageCountsOf } from './message-counts.ts';
import { createChatPresenter } from './chat-presenter.ts';
import { createChatRepository } from './chat-repository.ts';
import { requestOf } from './participant.ts';

export interface ChatChanges {
  /** Sends the current state of a chat to the member's open pages, or tells them that the chat left the list. */
  changed(userId: string, chatId: string): Announcement;
  /**
   * Like `changed`, for the chat with another member, if there is one. Call this when the permission to write to that
   * member has changed.
   */
  changedWith(userId: string, otherId: string): Announcement;
}

export function chatChangesOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'presence' | 'secrets'>,
): ChatChanges {
  const repository = createChatRepository(dependencies.database);
  const counts = messageCountsOf(dependencies);
  const present = createChatPresenter(dependencies);

  async function payloadFor(userId: string, chatId: string) {
    const [row, messages] = await Promise.all([repository.find(userId, chatId), counts(userId)]);
    const isListed = row !== null && row.listed === 1;
    return {
      isRequest: row !== null && requestOf(row) === 'received',
      event: { chatId, chat: isListed ? present(row) : null, messages },
    };
  }

  return {
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
