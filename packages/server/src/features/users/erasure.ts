import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { moderationOf } from '../audit/index.ts';
import { hiddenContent } from '../hidden-content/index.ts';
import { groupChatErasureOf } from '../group-chats/index.ts';
import { chatErasureOf } from '../messages/index.ts';
import { groupErasureOf } from '../groups/index.ts';
import { createRelationCounts } from '../relations/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { paymentErasureOf } from '../payments/index.ts';
import { createPendingDeletionRepository } from './pending-deletion-repository.ts';
import { createRelationErasure } from './relation-erasure.ts';
import { createUserRepository } from './repository.ts';

interface Erased {
  readonly announcements: readonly Announcement[];
  /** The files to delete from the file store after the commit. */
  readonly fileIds: readonly string[];
}

/** Deletes an account with all its content, unless the member has restored it in the meantime. */
export function createErasure(dependencies: Dependencies) {
  const { database } = dependencies;
  const repository = createUserRepository(database);
  const relations = createRelationErasure(database);
  const chats = chatErasureOf(dependencies);
  const groupChats = groupChatErasureOf(dependencies);
  const payments = paymentErasureOf(dependencies);
  const groups = groupErasureOf(dependencies);
  const moderation = moderationOf(dependencies);
  const relationCounts = createRelationCounts(dependencies);
  const notifier = createNotifier(dependencies);
  const pendingDeletions = createPendingDeletionRepository(database);

  /** Returns null if there was nothing to delete. */
  return async function erase(
    transaction: Transaction<DatabaseSchema>,
    deletionId: string,
    id: string,
  ): Promise<Erased | null> {
    if (!(await relations.lockRows(transaction, id))) return null;
    // The member is locked from now on, so the account can no longer be restored.
    if ((await pendingDeletions.ofMember(transaction, id))?.id !== deletionId) return null;
    // Content that was written while the deletion began may have been counted, so the counters are updated.
    await hiddenContent.recount(transaction, { type: 'member', id });
    const friends = await relations.friends(transaction, id);
    const forgotten = await notifier.forget(transaction, { by: 'member', userId: id });
    const kept = await repository.fileIds(transaction, id);
    const leftGroupChats = await groupChats.leave(transaction, id);
    const left = await chats.leave(transaction, id);
    await payments.forget(transaction, id);
    const leftGroups = await groups.leave(transaction, id);
    const erasedInChats = await groupChats.announceErased(transaction, leftGroupChats.chatIds);
    await moderation.forget(transaction, id);
    await relations.correctCounters(transaction, id);
    await repository.delete(transaction, id);
    return {
      announcements: [
        ...friends.map((friend) => relationCounts.changed(friend, id)),
        ...forgotten,
        ...leftGroupChats.announcements,
        ...left.announcements,
        ...leftGroups,
        ...erasedInChats,
      ],
      fileIds: [...new Set([...kept, ...left.fileIds])],
    };
  };
}
