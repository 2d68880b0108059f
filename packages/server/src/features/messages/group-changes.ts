import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { dedupeKeyOf } from './chat-notices.ts';
import { createGroupRepository } from './group-repository.ts';
import type { GroupParticipant } from './participant.ts';
import { quotedMessagesOf } from './quoted-messages.ts';
import type { MessageRow, Write } from './repository.ts';

/** Updates the counters, lists and notifications of all members after a change of a message in a locked group chat. */
export interface GroupChanges {
  /** Stops counting a message that is about to be erased. */
  uncount(transaction: Write, row: MessageRow): Promise<void>;
  /** Quotes the next message in the notifications that quote an erased one. */
  forgetForAll(transaction: Write, row: MessageRow, chat: GroupParticipant): Promise<Announcement[]>;
}

export function groupChangesOf(dependencies: Dependencies): GroupChanges {
  const groups = createGroupRepository(dependencies.database);
  const quotes = quotedMessagesOf(dependencies);

  return {
    uncount: (transaction, row) => groups.uncount(transaction, row),

    async forgetForAll(transaction, row, chat) {
      const { chat_id: chatId, id } = row;
      const userIds = await groups.notified(transaction, row, dedupeKeyOf(chatId));
      return userIds.length === 0 ? [] : quotes.next(transaction, { userIds, chatId }, chat, id);
    },
  };
}
