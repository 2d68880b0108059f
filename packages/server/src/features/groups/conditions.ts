import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StaffRule } from '../../platform/database/database.ts';
import { isStaff } from '../hidden-content/index.ts';
import { groupRoleCan } from '../group-roles/index.ts';

/**
 * A condition for a row of `groups` with this alias. The group is not hidden, or the viewer is staff or one of its
 * moderators.
 */
export function isShownTo(staffRule: StaffRule, viewer: string, group: string): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${group}.hidden_at`)} is null
    or exists (
      select 1 from group_members as moderating
      where moderating.group_id = ${sql.ref(`${group}.id`)} and moderating.user_id = ${viewer}
        and ${groupRoleCan('moderating.role', 'moderate')})
    or ${isStaff(staffRule, viewer)})`;
}

/**
 * A condition for posts: the post is in no group, or the viewer can read its group. Every member can read an open
 * group. Only its members and staff can read a closed group. Nobody can read a deleted group.
 */
export function isReadableIn(staffRule: StaffRule, viewer: string, column: string): RawBuilder<SqlBool> {
  const group = sql.ref(column);
  return sql`(${group} is null or exists (
    select 1 from groups as readable
    where readable.id = ${group} and readable.removed_at is null and ${isShownTo(staffRule, viewer, 'readable')} and (
      readable.admission = 'open'
      or exists (
        select 1 from group_members as own
        where own.group_id = readable.id and own.user_id = ${viewer} and ${groupRoleCan('own.role', 'read')})
      or ${isStaff(staffRule, viewer)})))`;
}

/**
 * A condition for posts: the viewer can read them, and can comment, react, share and edit there. Members who were removed
 * from an open group can only read it.
 */
export function isOpenForResponses(
  staffRule: StaffRule,
  viewer: string,
  column: string,
): RawBuilder<SqlBool> {
  const group = sql.ref(column);
  return sql`(${isReadableIn(staffRule, viewer, column)} and (
    not exists (
      select 1 from group_members as excluded
      where excluded.group_id = ${group} and excluded.user_id = ${viewer}
        and not (${groupRoleCan('excluded.role', 'respond')}))
    or ${isStaff(staffRule, viewer)}))`;
}
