import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { createGroupChatRepository, type Write } from './repository.ts';

const ownerLost = jobKind<{ readonly userId: string }>('chat.owners');

const nothingToWrite: Finish = async () => [];

export interface GroupChatOwners {
  /**
   * Call this when a member can no longer manage chats. A job names other owners of the chats that have none now. Call
   * `jobs.wake` after the commit.
   */
  lost(transaction: Write, userId: string): Promise<void>;
}

export function groupChatOwnersOf({ clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>): GroupChatOwners {
  return {
    async lost(transaction, userId) {
      const owned = await transaction
        .selectFrom('chat_members')
        .select('chat_id')
        .where('user_id', '=', userId)
        .where('role', '=', 'owner')
        .limit(1)
        .executeTakeFirst();
      if (owned === undefined) return;
      await jobs.add(transaction, ownerLost, { key: newId(clock), payload: { userId } });
    },
  };
}

/** Creates the function that gives a group chat an owner if it has none who can act. */
export function ownerRepairOf(dependencies: Dependencies) {
  const { database } = dependencies;
  const repository = createGroupChatRepository(database);
  const changes = groupChatChangesOf(dependencies);

  return async (chatId: string): Promise<void> => {
    const announcements = await database.transaction(async (transaction): Promise<Announcement[]> => {
      if (!(await repository.lockRow(transaction, chatId))) return [];
      const promoted = await changes.ensureOwner(transaction, chatId);
      return promoted.length === 0
        ? []
        : [...promoted, ...(await changes.changedForAll(transaction, chatId))];
    });
    changes.finish(announcements);
  };
}

export function handleLostOwners(dependencies: Dependencies): void {
  const { database, jobs } = dependencies;
  const repository = createGroupChatRepository(database);
  const repairOwner = ownerRepairOf(dependencies);

  jobs.handle(ownerLost, async ({ userId }) => {
    // Each chat has a transaction of its own, so that no two chats are locked at once.
    for (const chatId of await repository.ownerlessOf(userId)) await repairOwner(chatId);
    return nothingToWrite;
  });
}
