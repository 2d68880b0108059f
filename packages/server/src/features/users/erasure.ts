import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { moderationOf } from '../audit/index.ts';
import { hiddenContent } from '../hidden-content/index.ts';
import { chatLeavingOf } from '../messages/index.ts';
import { groupLeavingOf } from '../groups/index.ts';
import { createRelationCounts } from '../relations/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { paymentLeavingOf } from '../payments/index.ts';
import { createDepartureRepository } from './departure-repository.ts';
import { createLeaving } from './leaving.ts';
import { createUserRepository } from './repository.ts';

interface Erased {
  readonly announcements: readonly Announcement[];
  /** Files to remove from the store after the commit. */
  readonly fileIds: readonly string[];
}

/** Deletes an account with all its content, unless the member has restored it meanwhile. */
export function createErasure(dependencies: Dependencies) {
  const { database } = dependencies;
  const repository = createUserRepository(database);
  const leaving = createLeaving(database);
  const chats = chatLeavingOf(dependencies);
  const payments = paymentLeavingOf(dependencies);
  const groups = groupLeavingOf(dependencies);
  const moderation = moderationOf(dependencies);
  const relationCounts = createRelationCounts(dependencies);
  const notifier = createNotifier(dependencies);
  const departures = createDepartureRepository(database);

  /** Null if nothing was to be deleted. */
  return async function erase(
    transaction: Transaction<DatabaseSchema>,
    departureId: string,
    id: string,
  ): Promise<Erased | null> {
    if (!(await leaving.lockRows(transaction, id))) return null;
    // The member is locked now, so the account can no longer be restored.
    if ((await departures.ofMember(transaction, id))?.id !== departureId) return null;
    // Content written while the deletion began may have been counted.
    await hiddenContent.recount(transaction, { type: 'member', id });
    const friends = await leaving.friends(transaction, id);
    const forgotten = await notifier.forget(transaction, { by: 'member', userId: id });
    const kept = await repository.fileIds(transaction, id);
    const left = await chats.leave(transaction, id);
    await payments.forget(transaction, id);
    await groups.leave(transaction, id);
    await moderation.forget(transaction, id);
    await leaving.correctCounters(transaction, id);
    await repository.delete(transaction, id);
    return {
      announcements: [
        ...friends.map((friend) => relationCounts.changed(friend, id)),
        ...forgotten,
        ...left.announcements,
      ],
      fileIds: [...new Set([...kept, ...left.fileIds])],
    };
  };
}
