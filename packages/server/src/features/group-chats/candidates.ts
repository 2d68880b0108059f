import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import { isFriendOf, noBlockBetween } from '../relations/index.ts';
import { cannotAdd } from './errors.ts';
import type { Write } from './repository.ts';

interface Choice {
  readonly actorId: string;
  readonly userIds: readonly string[];
  /** A group to which both belong; null if only friends can be added. */
  readonly groupId: string | null;
}

/**
 * Selects those of the chosen members whom the actor may add to a chat: friends, and members of the named group. Leaves
 * out hidden members, and members with a block between them and the actor.
 */
const allowed = (reader: Kysely<DatabaseSchema>, { actorId, userIds, groupId }: Choice) =>
  reader
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', userIds)
    .where('users.id', '<>', actorId)
    .where(isOpenToAll('users.id'))
    .where(noBlockBetween(actorId, 'users.id'))
    .where((user) =>
      user.or([
        isFriendOf(actorId, 'users.id'),
        ...(groupId === null
          ? []
          : [
              user.exists(
                user
                  .selectFrom('groups')
                  .innerJoin('group_members as own', 'own.group_id', 'groups.id')
                  .innerJoin('group_members as theirs', 'theirs.group_id', 'groups.id')
                  .select('groups.id')
                  .where('groups.id', '=', groupId)
                  .where('groups.removed_at', 'is', null)
                  .where('groups.hidden_at', 'is', null)
                  .where('own.user_id', '=', actorId)
                  .where(groupRoleCan('own.role', 'read'))
                  .whereRef('theirs.user_id', '=', 'users.id')
                  .where(groupRoleCan('theirs.role', 'read')),
              ),
            ]),
      ]),
    );

export function candidatesOf({ read }: Pick<Database, 'read'>) {
  return {
    /** Throws if one of the members cannot be added. */
    async require(choice: Choice): Promise<void> {
      if (choice.userIds.length === 0) return;
      const rows = await allowed(read, choice).execute();
      if (rows.length < choice.userIds.length) throw cannotAdd();
    },

    /** Like `require`, and keeps the accounts from being deleted until the transaction ends. */
    async lock(transaction: Write, choice: Choice): Promise<void> {
      if (choice.userIds.length === 0) return;
      const rows = await allowed(transaction, choice).orderBy('users.id').forKeyShare('users').execute();
      if (rows.length < choice.userIds.length) throw cannotAdd();
    },
  };
}
