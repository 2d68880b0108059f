import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import { isFriendOf, noBlockBetween } from '../relations/index.ts';
import { flag } from './conditions.ts';
import { cannotAdd } from './errors.ts';
import type { NewMember } from './member-repository.ts';
import type { Write } from './repository.ts';

interface Choice {
  readonly actorId: string;
  readonly userIds: readonly string[];
  /** A group to which both belong; null if only friends can be added. */
  readonly groupId: string | null;
  /** The chat to which they are added; null if it is new. */
  readonly chatId: string | null;
}

/**
 * Selects those of the chosen members whom the actor may add to a chat: friends, and members of the named group who accept
 * message requests. Leaves out hidden members, members with a block between them and the actor, and those who have left
 * the chat.
 */
const allowed = (reader: Kysely<DatabaseSchema>, { actorId, userIds, groupId, chatId }: Choice) =>
  reader
    .selectFrom('users')
    .select(['users.id', flag(isFriendOf(actorId, 'users.id')).as('is_friend')])
    .where('users.id', 'in', userIds)
    .where('users.id', '<>', actorId)
    .where(isOpenToAll('users.id'))
    .where(noBlockBetween(actorId, 'users.id'))
    .$if(chatId !== null, (query) =>
      query.where('users.id', 'not in', (left) =>
        left
          .selectFrom('chat_leavings')
          .select('chat_leavings.user_id')
          .where('chat_leavings.chat_id', '=', chatId ?? ''),
      ),
    )
    .where((user) =>
      user.or([
        isFriendOf(actorId, 'users.id'),
        ...(groupId === null
          ? []
          : [
              user.and([
                user('users.message_requests', '<>', 'nobody'),
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
      ]),
    );

/** Returns the ids of those who are no friends of the actor. Throws if one of the chosen members cannot be added. */
async function requireAll(
  { userIds }: Choice,
  read: () => Promise<readonly { readonly id: string; readonly is_friend: 0 | 1 }[]>,
): Promise<ReadonlySet<string>> {
  const rows = userIds.length === 0 ? [] : await read();
  if (rows.length < userIds.length) throw cannotAdd();
  return new Set(rows.flatMap(({ id, is_friend }) => (is_friend === 1 ? [] : [id])));
}

export function candidatesOf(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'rateLimits'>,
) {
  const { read } = dependencies.database;
  const limits = ageLimitsOf(dependencies);

  return {
    /** Throws if one of the members cannot be added. Returns the number of those who are no friends of the actor. */
    async require(choice: Choice): Promise<number> {
      return (await requireAll(choice, () => allowed(read, choice).execute())).size;
    },

    /** Counts the members to be added for the limits of the actor, as `require` has numbered the strangers among them. */
    async count({ actorId, userIds }: Choice, strangers: number): Promise<void> {
      await limits.take('group chat member', actorId, userIds.length);
      if (strangers > 0) await limits.take('message to a stranger', actorId, strangers);
    },

    /**
     * Like `require`, and keeps the accounts from being deleted until the transaction ends. Returns the new members. The
     * chat is silent for those who are no friends of the actor.
     */
    async lock(transaction: Write, choice: Choice): Promise<NewMember[]> {
      const strangers = await requireAll(choice, () =>
        allowed(transaction, choice).orderBy('users.id').forKeyShare('users').execute(),
      );
      return choice.userIds.map((userId) => ({ userId, role: 'member', isSilent: strangers.has(userId) }));
    },
  };
}
