import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { messageCountsOf } from '../chats/counts.ts';
import type { Message } from './presenter.ts';
import { createMessageRepository } from './repository.ts';

/** Tells a member's open pages of a message, with the numbers that then hold. */
export function arrivalsOf({
  database,
}: Pick<Dependencies, 'database'>): (userId: string, message: Message) => Announcement {
  const repository = createMessageRepository(database);
  const counts = messageCountsOf({ database });

  return (userId, message) => ({
    userId,
    event: 'new_message',
    read: async () => {
      const { chatId, seq } = message;
      const [numbers, messages] = await Promise.all([
        repository.numbers(userId, chatId, seq),
        counts(userId),
      ]);
      return numbers === null ? null : { chatId, message, ...numbers, messages };
    },
  });
}
