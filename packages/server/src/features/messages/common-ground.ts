import { sql, type Kysely, type SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';

const MOST_GROUPS = 3;

const friendsOf = (read: Kysely<DatabaseSchema>, userId: string) =>
  read
    .selectFrom('friendships')
    .select('high_id as id')
    .where('low_id', '=', userId)
    .where('status', '=', 'accepted')
    .unionAll(
      read
        .selectFrom('friendships')
        .select('low_id as id')
        .where('high_id', '=', userId)
        .where('status', '=', 'accepted'),
    );

/** Creates the function that finds what two members have in common, as far as the first one may see it. */
export function commonGroundOf({ database: { read, staffRule } }: Pick<Dependencies, 'database'>) {
  return async (userId: string, otherId: string): Promise<{ mutualFriends: number; groups: string[] }> => {
    const [friends, groups] = await Promise.all([
      read
        .selectFrom(friendsOf(read, userId).as('own'))
        .innerJoin(friendsOf(read, otherId).as('theirs'), 'theirs.id', 'own.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(isOpenTo(staffRule, userId, 'own.id'))
        .where(noBlockBetween(userId, 'own.id'))
        .executeTakeFirstOrThrow(),
      read
        .selectFrom('group_members as own')
        .innerJoin('group_members as theirs', 'theirs.group_id', 'own.group_id')
        .innerJoin('groups', 'groups.id', 'own.group_id')
        .select('groups.name')
        .where('own.user_id', '=', userId)
        .where('theirs.user_id', '=', otherId)
        .where('groups.removed_at', 'is', null)
        .where('groups.hidden_at', 'is', null)
        .where(sql<SqlBool>`${groupRoleCan('own.role', 'read')}`)
        .where(sql<SqlBool>`${groupRoleCan('theirs.role', 'read')}`)
        .orderBy('own.id')
        .limit(MOST_GROUPS)
        .execute(),
    ]);
    return { mutualFriends: friends.count, groups: groups.map(({ name }) => name) };
  };
}
