import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf } from './chat-changes.ts';
import { dedupeKeyOf } from './chat-notices.ts';
import { createGroupRepository } from './group-repository.ts';
import type { GroupParticipant } from './participant.ts';
import { quotedMessagesOf } from './quoted-messages.ts';
import type { MessageRow, Write } from './repository.ts';

/** Updates the counters, lists and notifications of all members after a change of a message in a locked group chat. */
export interface GroupChanges {
  /** The announcements of the chat to all members whose list shows it. */
  listed(transaction: Write, chatId: string): Promise<Announcement[]>;
  /** Stops counting a message that is about to be erased. */
  uncount(transaction: Write, row: MessageRow): Promise<void>;
  /** Quotes the next message in the notifications that quote an erased one. */
  forgetForAll(transaction: Write, row: MessageRow, chat: GroupParticipant): Promise<Announcement[]>;
}

export function groupChangesOf(dependencies: Dependencies): GroupChanges {
  const changes = chatChangesOf(dependencies);
  const groups = createGroupRepository(dependencies.database);
  const quotes = quotedMessagesOf(dependencies);

  return {
    async listed(transaction, chatId) {
      const members = await groups.positions(transaction, chatId);
      return changes.changedForAll(
        members.filter(({ listed }) => listed === 1).map(({ user_id }) => user_id),
        chatId,
      );
    },

    uncount: (transaction, row) => groups.uncount(transaction, row),

    async forgetForAll(transaction, row, chat) {
      const { chat_id: chatId, id } = row;
      const announcements: Announcement[] = [];
      // Locks the members by ascending id, to avoid deadlocks.
      for (const userId of await groups.notified(transaction, row, dedupeKeyOf(chatId)))
        announcements.push(...(await quotes.next(transaction, { userId, chatId }, chat, id)));
      return announcements;
    },
  };
}
