import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createNotifier, type Quote, type Recipient } from '../notifications/index.ts';

type Write = Transaction<DatabaseSchema>;

interface Notice {
  readonly chatId: string;
  readonly messageId: string;
  readonly senderId: string;
  readonly recipientId: string;
  readonly excerpt: string;
  /** Whether this is the first message about one of the recipient's listings. */
  readonly isEnquiry: boolean;
}

interface Edited {
  readonly chatId: string;
  readonly messageId: string;
  /** The excerpt before the edit. */
  readonly former: string;
  readonly excerpt: string;
}

interface Quoting {
  readonly chatId: string;
  /** The message in whose place others are quoted; null for any message. */
  readonly former: string | null;
}

/**
 * The notifications about messages. A recipient has at most one for each chat, until they read or delete the chat. A later
 * message renews a notification that was read, or whose push message was dropped in a quiet time.
 */
export interface ChatNotices {
  notify(transaction: Write, notice: Notice): Promise<Announcement[]>;
  /** Notifies members of a group chat. */
  notifyAll(
    transaction: Write,
    message: Pick<Notice, 'chatId' | 'messageId' | 'senderId'>,
    recipients: readonly Recipient[],
  ): Promise<Announcement[]>;
  /** Replaces the text of an edited message in all notifications that quote it. */
  reword(transaction: Write, edited: Edited): Promise<void>;
  /** Quotes other messages, because the recipients can no longer read the former one. */
  quoteAll(transaction: Write, quoting: Quoting, quotes: readonly Quote[]): Promise<void>;
  forget(transaction: Write, userId: string, chatId: string): Promise<Announcement[]>;
  forgetAll(transaction: Write, userIds: readonly string[], chatId: string): Promise<Announcement[]>;
}

export const dedupeKeyOf = (chatId: string): string => `message:${chatId}`;

/**
 * The text that a notification quotes from a group chat. It begins with the name of the chat, because the sentence of the
 * notification only names the sender.
 */
export const groupExcerpt = (chatName: string, excerpt: string): string => `${chatName}: ${excerpt}`;

export function chatNoticesOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>,
): ChatNotices {
  const notifier = createNotifier(dependencies);

  async function forgetAll(transaction: Write, userIds: readonly string[], chatId: string) {
    if (userIds.length === 0) return [];
    return notifier.forget(transaction, { by: 'dedupe-key', userIds, dedupeKey: dedupeKeyOf(chatId) });
  }

  return {
    notify: (transaction, { chatId, messageId, senderId, recipientId, excerpt, isEnquiry }) =>
      notifier.notify(transaction, {
        userId: recipientId,
        kind: isEnquiry ? 'listing_enquiry' : 'message',
        actorId: senderId,
        subjectId: chatId,
        excerpt,
        dedupeKey: dedupeKeyOf(chatId),
        renews: true,
        quotedId: messageId,
      }),

    notifyAll: (transaction, { chatId, messageId, senderId }, recipients) =>
      notifier.notifyAll(
        transaction,
        {
          kind: 'message',
          actorId: senderId,
          subjectId: chatId,
          dedupeKey: dedupeKeyOf(chatId),
          renews: true,
          quotedId: messageId,
        },
        recipients,
      ),

    reword: (transaction, { chatId, messageId: quotedId, former, excerpt }) =>
      notifier.reword(transaction, dedupeKeyOf(chatId), excerpt, { quotedId, former }),

    quoteAll: (transaction, { chatId, former }, quotes) =>
      notifier.quoteAll(transaction, { dedupeKey: dedupeKeyOf(chatId), former }, quotes),

    forget: (transaction, userId, chatId) => forgetAll(transaction, [userId], chatId),
    forgetAll,
  };
}
