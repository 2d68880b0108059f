import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StaffRule } from '../../platform/database/database.ts';
import { isOpenToAll, isStaff } from '../hidden-content/conditions.ts';

/** Of a row of `groups` by this name: the staff has not hidden it, or the viewer is one of its moderators or of the staff. */
export function isShownTo(staffRule: StaffRule, viewer: string, group: string): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${group}.hidden_at`)} is null
    or exists (
      select 1 from group_members as moderating
      where moderating.group_id = ${sql.ref(`${group}.id`)} and moderating.user_id = ${viewer}
        and moderating.role = 'moderator')
    or ${isStaff(staffRule, viewer)})`;
}

/**
 * A condition for a query that posts appear in: the group whose id stands in `column` is one that the viewer may read,
 * or there is none. An open group is read by every member, others by their own.
 */
export function isReadableIn(staffRule: StaffRule, viewer: string, column: string): RawBuilder<SqlBool> {
  const group = sql.ref(column);
  return sql`(${group} is null or exists (
    select 1 from groups as readable
    where readable.id = ${group} and readable.removed_at is null and ${isShownTo(staffRule, viewer, 'readable')} and (
      readable.admission = 'open'
      or exists (
        select 1 from group_members as own
        where own.group_id = readable.id and own.user_id = ${viewer} and own.role in ('member', 'moderator'))
      or ${isStaff(staffRule, viewer)})))`;
}

/** Of a row of `groups`: how many belong to it whom every member may see. */
export const countOfMembers: RawBuilder<number> = sql`(
  select count(*) from group_members as counted
  where counted.group_id = groups.id and counted.role in ('member', 'moderator')
    and ${isOpenToAll('counted.user_id')})`;
