import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeRepository } from './change-repository.ts';
import { createMessagePresenter } from './presenter.ts';

type Write = Transaction<DatabaseSchema>;

interface Changed {
  readonly id: string;
  readonly chat_id: string;
  readonly seq: number;
}

/**
 * Records changes of messages and announces them. The chat must be locked, so that the numbers follow the order of the
 * commits.
 */
export interface MessageChanges {
  /** A change that both members see. */
  changed(transaction: Write, message: Changed): Promise<Announcement[]>;
  /** The member has deleted the message for themselves. The other member's numbers do not change. */
  removed(transaction: Write, message: Changed, userId: string): Promise<Announcement[]>;
}

export function messageChangesOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): MessageChanges {
  const repository = createChangeRepository(dependencies.database);
  const present = createMessagePresenter(dependencies);

  /** Reads the message when the event is sent. It can already have later changes, which have their own events. */
  const announcement = (
    userId: string,
    { id, chat_id: chatId }: Changed,
    revision: number,
  ): Announcement => ({
    userId,
    event: 'message_changed',
    read: async () => {
      const row = await repository.find(userId, id);
      if (row === null) return null;
      const [message] = await present(userId, [row]);
      return message === undefined ? null : { chatId, revision, message };
    },
  });

  const record = async (
    transaction: Write,
    message: Changed,
    only: { userId: string; removed: 0 | 1 } | null,
  ) => {
    const revisions = await repository.record(
      transaction,
      { chatId: message.chat_id, seq: message.seq },
      only,
    );
    return revisions.map(({ userId, revision }) => announcement(userId, message, revision));
  };

  return {
    changed: (transaction, message) => record(transaction, message, null),
    removed: (transaction, message, userId) => record(transaction, message, { userId, removed: 1 }),
  };
}
