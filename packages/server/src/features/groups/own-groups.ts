import type { Database } from '../../platform/database/database.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isShownTo } from './conditions.ts';

/** The maximum number of groups, the newest memberships first. */
const MOST = 100;

/** Creates the function that reads the names of the groups that a member belongs to. */
export function createOwnGroups({ read, staffRule }: Pick<Database, 'read' | 'staffRule'>) {
  return async (userId: string): Promise<string[]> => {
    const rows = await read
      .selectFrom('group_members')
      .innerJoin('groups', 'groups.id', 'group_members.group_id')
      .select('groups.name')
      .where('group_members.user_id', '=', userId)
      .where(groupRoleCan('group_members.role', 'read'))
      .where('groups.removed_at', 'is', null)
      .where(isShownTo(staffRule, userId, 'groups'))
      .orderBy('group_members.id', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(({ name }) => name);
  };
}
