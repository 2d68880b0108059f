import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createNotifier } from '../notifications/index.ts';

type Write = Transaction<DatabaseSchema>;

interface Notice {
  readonly chatId: string;
  readonly senderId: string;
  readonly recipientId: string;
  readonly excerpt: string;
  /** Whether this is the first message about one of the recipient's listings. */
  readonly isEnquiry: boolean;
}

interface Quoted {
  readonly chatId: string;
  readonly recipientId: string;
  readonly from: string;
  readonly to: string;
}

/** The notifications about messages. A recipient has at most one for each chat, until they read or delete the chat. */
export interface ChatNotices {
  notify(transaction: Write, notice: Notice): Promise<Announcement[]>;
  /** Replaces the text that a notification quotes, because its message was edited or deleted. */
  reword(transaction: Write, quoted: Quoted): Promise<void>;
  forget(transaction: Write, userId: string, chatId: string): Promise<Announcement[]>;
}

const dedupeKeyOf = (chatId: string): string => `message:${chatId}`;

export function chatNoticesOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>,
): ChatNotices {
  const notifier = createNotifier(dependencies);

  return {
    notify: (transaction, { chatId, senderId, recipientId, excerpt, isEnquiry }) =>
      notifier.notify(transaction, {
        userId: recipientId,
        kind: isEnquiry ? 'listing_enquiry' : 'message',
        actorId: senderId,
        subjectId: chatId,
        excerpt,
        dedupeKey: dedupeKeyOf(chatId),
      }),

    reword: (transaction, { chatId, recipientId, from, to }) =>
      notifier.reword(transaction, dedupeKeyOf(chatId), to, { userId: recipientId, excerpt: from }),

    forget: (transaction, userId, chatId) =>
      notifier.forget(transaction, { by: 'dedupe-key', userId, dedupeKey: dedupeKeyOf(chatId) }),
  };
}
