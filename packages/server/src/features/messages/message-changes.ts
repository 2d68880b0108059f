import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { createBatch } from '../../platform/batch.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeRepository, type Revision } from './change-repository.ts';
import { createMessagePresenter, type Message } from './presenter.ts';

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
  /** A change that all members see. */
  changed(transaction: Write, message: Changed): Promise<Announcement[]>;
  /** The member has deleted the message for themselves. The numbers of others do not change. */
  removed(transaction: Write, message: Changed, userId: string): Promise<Announcement[]>;
  /** Lets the open pages of all members, or of one, load the chat again, because any number of messages has changed. */
  reload(transaction: Write, chatId: string, userId: string | null): Promise<Announcement[]>;
}

export function messageChangesOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): MessageChanges {
  const repository = createChangeRepository(dependencies.database);
  const present = createMessagePresenter(dependencies);

  async function load(userIds: readonly string[], id: string): Promise<Map<string, Message>> {
    const rows = await repository.findForReaders(userIds, id);
    const messages = await present.toReaders(rows);
    return new Map(
      rows.flatMap(({ reader_id: readerId }, index) => {
        const message = messages[index];
        return message === undefined ? [] : [[readerId, message] as const];
      }),
    );
  }

  /**
   * Reads the message when the events are sent. It can already have later changes, which have their own events. The
   * members share the queries.
   */
  function announcementsOf({ id, chat_id: chatId }: Changed, revisions: readonly Revision[]): Announcement[] {
    const messageFor = createBatch((userIds: readonly string[]) => load(userIds, id));
    return revisions.map(({ userId, revision }) => ({
      userId,
      event: 'message_changed',
      read: async () => {
        const message = await messageFor(userId);
        return message === undefined ? null : { chatId, revision, message };
      },
    }));
  }

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
    return announcementsOf(message, revisions);
  };

  return {
    changed: (transaction, message) => record(transaction, message, null),
    removed: (transaction, message, userId) => record(transaction, message, { userId, removed: 1 }),

    async reload(transaction, chatId, userId) {
      const revisions = await repository.skipRevisions(transaction, chatId, userId);
      const newest = await repository.newest(transaction, chatId);
      return newest === null ? [] : announcementsOf(newest, revisions);
    },
  };
}
