import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf } from './chat-changes.ts';
import { chatNoticesOf, dedupeKeyOf, groupExcerpt } from './chat-notices.ts';
import { createGroupRepository } from './group-repository.ts';
import { newGroupMessageEventsOf } from './group-events.ts';
import type { MessageRow, Write } from './repository.ts';
import { excerptIn } from './voice-notes.ts';

interface GroupSender {
  readonly chatName: string;
  /** The number of unread messages of the sender, before this one. */
  readonly unread: number;
}

const placeOf = ({ chat_id: chatId, sender_id: senderId, seq, created_at: now }: MessageRow) => ({
  chatId,
  senderId,
  seq,
  now,
});

/** Delivers messages to all members of a group chat. Their row must be stored, and the chat locked. */
export interface GroupDelivery {
  /**
   * Counts the message for the members, and returns the announcements: the message, the chat for each member whose list
   * did not show it, and notifications for members who are away and have not muted the chat. Between members with a block,
   * the message is hidden: it counts for nobody, and notifies nobody.
   */
  message(transaction: Write, row: MessageRow, sender: GroupSender): Promise<Announcement[]>;
}

export function createGroupDelivery(dependencies: Dependencies): GroupDelivery {
  const { connections } = dependencies;
  const repository = createGroupRepository(dependencies.database);
  const changes = chatChangesOf(dependencies);
  const newMessageEvents = newGroupMessageEventsOf(dependencies);
  const notices = chatNoticesOf(dependencies);

  return {
    async message(transaction, row, { chatName, unread }) {
      const { chat_id: chatId, sender_id: senderId } = row;
      const recipients = await repository.recipients(transaction, chatId, senderId, dedupeKeyOf(chatId));
      const blocked = recipients.filter(({ isBlocked }) => isBlocked);
      const shown = recipients.filter(({ isBlocked }) => !isBlocked);
      await repository.countMessage(
        transaction,
        placeOf(row),
        blocked.map(({ userId }) => userId),
      );
      const away = shown
        .filter(
          ({ userId, isMuted, isLeaving, isNotified }) =>
            userId !== senderId && !isMuted && !isLeaving && !isNotified && !connections.isListening(userId),
        )
        .map(({ userId, language }) => ({
          userId,
          excerpt: groupExcerpt(chatName, excerptIn(language, row)),
        }));
      const message = { chatId, messageId: row.id, senderId };
      // Locks the members by ascending id, to avoid deadlocks.
      const [before, after] = [
        away.filter(({ userId }) => userId < senderId),
        away.filter(({ userId }) => userId > senderId),
      ];
      const notified = [
        ...(await notices.notifyAll(transaction, message, before)),
        ...(unread > 0 ? await notices.forget(transaction, senderId, chatId) : []),
        ...(await notices.notifyAll(transaction, message, after)),
      ];
      const unlisted = shown.filter(({ isListed }) => !isListed).map(({ userId }) => userId);
      return [
        ...changes.changedForAll(unlisted, chatId),
        ...newMessageEvents(
          row,
          // A list without the chat has no place for a message that it would not show.
          recipients.filter(({ isBlocked, isListed }) => !isBlocked || isListed).map(({ userId }) => userId),
        ),
        ...notified,
      ];
    },
  };
}
