import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { chatNoticesOf, dedupeKeyOf, groupExcerpt } from './chat-notices.ts';
import { createMissedRepository } from './missed-repository.ts';
import type { MessageRow, Write } from './repository.ts';
import { excerptIn } from './voice-notes.ts';

const SECOND = 1000;
/** One job looks at the messages of a chat in this time. */
const PERIOD = 30 * SECOND;

/** The messages of a chat since a time, for one period. */
const messagesMissed = jobKind<{ readonly chatId: string; readonly since: number }>('message.missed');

const nothingToWrite: Finish = async () => [];

export interface MissedMessages {
  /**
   * Call this for a message to members who have a page open and want notifications. The page can be unattended, or be on a
   * phone that was locked a moment ago. So those who have not read the message after 30 to 60 seconds are then notified.
   * This takes one statement for any number of members.
   */
  expect(transaction: Write, message: Pick<MessageRow, 'chat_id' | 'created_at'>): Promise<void>;
}

export function missedMessagesOf({ jobs }: Pick<Dependencies, 'jobs'>): MissedMessages {
  return {
    async expect(transaction, { chat_id: chatId, created_at: now }) {
      const since = now - (now % PERIOD);
      const payload = { chatId, since };
      const dueAt = since + 2 * PERIOD;
      await jobs.add(transaction, messagesMissed, { key: `${chatId} ${since}`, payload, dueAt });
    },
  };
}

export function handleMissedMessages(dependencies: Dependencies): void {
  const { announcer, database, jobs } = dependencies;
  const notices = chatNoticesOf(dependencies);
  const repository = createMissedRepository(database);

  /** Notifies the members who miss their first message with this one, and the members it mentions. */
  const notify = (missed: { chatId: string; since: number; until: number; dedupeKey: string }, seq: number) =>
    database.transaction(async (transaction) => {
      const chat = await repository.lock(transaction, missed.chatId);
      // Members may have read the message meanwhile.
      const members = await repository.members(missed, transaction);
      const recipients = members.filter((member) => member.seq === seq);
      const message = await repository.message(transaction, missed.chatId, seq);
      if (chat === null || message === null || recipients.length === 0) return [];
      const { id: messageId, sender_id: senderId } = message;
      const quoted = recipients.map(({ userId, language, isMention }) => ({
        userId,
        isMention,
        excerpt: excerptIn(language, message),
      }));
      if (chat.kind === 'group') {
        const named = quoted.map(({ userId, excerpt, isMention }) => ({
          userId,
          excerpt: groupExcerpt(chat.name, excerpt),
          ...(isMention ? { mentionedIn: chat.name } : {}),
        }));
        return notices.notifyAll(transaction, { chatId: missed.chatId, messageId, senderId }, named);
      }
      const [recipient] = quoted;
      if (recipient === undefined) return [];
      const { userId: recipientId, excerpt } = recipient;
      const isEnquiry = await repository.isEnquiry(transaction, message, recipientId);
      const notice = { chatId: missed.chatId, messageId, senderId, recipientId, excerpt, isEnquiry };
      return notices.notify(transaction, notice);
    });

  jobs.handle(messagesMissed, async ({ chatId, since }) => {
    const missed = { chatId, since, until: since + PERIOD, dedupeKey: dedupeKeyOf(chatId) };
    const members = await repository.members(missed);
    // Each message has its own transaction, which locks its recipients by ascending id.
    for (const seq of new Set(members.map((member) => member.seq)))
      announcer.announce(await notify(missed, seq));
    return nothingToWrite;
  });
}
