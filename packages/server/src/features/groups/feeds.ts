import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { groupPolicy } from './policy.ts';
import { groupHidden, groupNotFound, joinFirst, membersAlone } from './errors.ts';
import { createGroupRepository, type Write } from './repository.ts';

/** Checks whether a member is allowed to read and post in a group. */
export function groupFeedsOf(database: Database) {
  const repository = createGroupRepository(database);

  return {
    async requireReader(actor: Actor, groupId: string): Promise<void> {
      const group = await repository.find(actor.userId, groupId);
      if (group === null) throw groupNotFound();
      if (!groupPolicy.members(actor, group)) throw membersAlone();
    },

    async requirePoster(transaction: Write, actor: Actor, groupId: string): Promise<void> {
      const group = await repository.find(actor.userId, groupId, transaction);
      if (group === null) throw groupNotFound();
      if (!groupPolicy.post(actor, group)) throw group.hidden_at === null ? joinFirst() : groupHidden();
    },
  };
}
