import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import type { Recipient } from '../notifications/index.ts';
import { chatChangesOf } from './chat-changes.ts';
import { chatNoticesOf, dedupeKeyOf, groupExcerpt } from './chat-notices.ts';
import { createGroupRepository } from './group-repository.ts';
import { newGroupMessageEventsOf } from './group-events.ts';
import { missedMessagesOf } from './missed-messages.ts';
import type { MessageRow, Write } from './repository.ts';
import { excerptIn } from './voice-notes.ts';

type GroupRecipient = Awaited<ReturnType<ReturnType<typeof createGroupRepository>['recipients']>>[number];

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
   * did not show it, and notifications for members who are away and have not muted the chat. For those with an open
   * page, a job looks whether they miss the message. Between members with a block, the message is hidden: it counts for
   * nobody, and notifies nobody. A mention also notifies members who have muted the chat. Nothing
   * notifies a silent member.
   */
  message(
    transaction: Write,
    row: MessageRow,
    sender: GroupSender,
    mentionedIds: readonly string[],
  ): Promise<Announcement[]>;
  /** Notifies the members of new mentions in an edited message, if they have not read it. */
  mention(
    transaction: Write,
    row: MessageRow,
    chatName: string,
    mentionedIds: readonly string[],
  ): Promise<Announcement[]>;
}

interface Delivered {
  readonly chatName: string;
  readonly mentionedIds: readonly string[];
  /** Whether a member has no open page. */
  readonly isAway: (userId: string) => boolean;
}

/** Whether a member who can see the message gets a notification. */
function isDue(recipient: GroupRecipient, isMentioned: boolean, isAway: boolean): boolean {
  if (recipient.isLeaving || recipient.isSilent) return false;
  // An open page shows that a message has come, but not in a muted chat.
  if (isMentioned) return !recipient.hasUnreadMention && (isAway || recipient.isMuted);
  return isAway && !recipient.isMuted && !recipient.isNotified;
}

/** The notifications of these members. The sender is not among them. */
function dueNotices(
  recipients: readonly GroupRecipient[],
  row: MessageRow,
  { chatName, mentionedIds, isAway }: Delivered,
): Recipient[] {
  const mentioned = new Set(mentionedIds);
  return recipients.flatMap((recipient) => {
    const { userId, language, wantsMentions } = recipient;
    const isMentioned = wantsMentions && mentioned.has(userId);
    if (!isDue(recipient, isMentioned, isAway(userId))) return [];
    const notice = { userId, excerpt: groupExcerpt(chatName, excerptIn(language, row)) };
    return isMentioned ? [{ ...notice, mentionedIn: chatName }] : [notice];
  });
}

export function createGroupDelivery(dependencies: Dependencies): GroupDelivery {
  const { connections } = dependencies;
  const repository = createGroupRepository(dependencies.database);
  const changes = chatChangesOf(dependencies);
  const newMessageEvents = newGroupMessageEventsOf(dependencies);
  const missed = missedMessagesOf(dependencies);
  const notices = chatNoticesOf(dependencies);

  const isAway = (userId: string): boolean => !connections.isListening(userId);

  return {
    async message(transaction, row, { chatName, unread }, mentionedIds) {
      const { chat_id: chatId, sender_id: senderId } = row;
      const recipients = await repository.recipients(transaction, chatId, senderId, dedupeKeyOf(chatId));
      const blocked = recipients.filter(({ isBlocked }) => isBlocked);
      const shown = recipients.filter(({ isBlocked }) => !isBlocked);
      await repository.countMessage(
        transaction,
        placeOf(row),
        blocked.map(({ userId }) => userId),
      );
      const others = shown.filter(({ userId }) => userId !== senderId);
      const due = dueNotices(others, row, { chatName, mentionedIds, isAway });
      const message = { chatId, messageId: row.id, senderId };
      // Locks the members by ascending id, to avoid deadlocks.
      const [before, after] = [
        due.filter(({ userId }) => userId < senderId),
        due.filter(({ userId }) => userId > senderId),
      ];
      const notified = [
        ...(await notices.notifyAll(transaction, message, before)),
        ...(unread > 0 ? await notices.forget(transaction, senderId, chatId) : []),
        ...(await notices.notifyAll(transaction, message, after)),
      ];
      const expected = dueNotices(others, row, { chatName, mentionedIds, isAway: () => true });
      if (expected.length > due.length) await missed.expect(transaction, row);
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

    async mention(transaction, row, chatName, mentionedIds) {
      if (mentionedIds.length === 0) return [];
      const { chat_id: chatId, id: messageId, sender_id: senderId, seq } = row;
      const recipients = await repository.recipients(transaction, chatId, senderId, dedupeKeyOf(chatId));
      const added = recipients.filter(
        ({ userId, readSeq, wantsMentions }) =>
          mentionedIds.includes(userId) && readSeq < seq && wantsMentions,
      );
      const due = dueNotices(added, row, { chatName, mentionedIds, isAway });
      return notices.notifyAll(transaction, { chatId, messageId, senderId }, due);
    },
  };
}
