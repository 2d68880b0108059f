import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { messageCountsOf } from './message-counts.ts';
import { createMessagePresenter } from './presenter.ts';
import { createMessageRepository, type MessageRow } from './repository.ts';

/** Announces a message to a member's open pages, together with the current counters. */
export function newMessageEventOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): (userId: string, row: MessageRow, options?: { hidesSeen: boolean }) => Announcement {
  const repository = createMessageRepository(dependencies.database);
  const counts = messageCountsOf(dependencies);
  const present = createMessagePresenter(dependencies);

  return (userId, row, { hidesSeen } = { hidesSeen: false }) => ({
    userId,
    event: 'new_message',
    read: async () => {
      const { chat_id: chatId, seq } = row;
      const [numbers, messages, [message]] = await Promise.all([
        repository.numbers(userId, chatId, seq),
        counts(userId),
        present(userId, [row]),
      ]);
      if (numbers === null || message === undefined) return null;
      return { chatId, message, ...numbers, ...(hidesSeen && { seenSeq: 0 }), messages };
    },
  });
}
