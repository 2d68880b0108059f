import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StaffRule } from '../../platform/database/database.ts';
import { rolesWith } from '../../platform/permissions.ts';
import { groupRoleCan } from '../group-roles/index.ts';

/**
 * A condition: `concealments` has no row for these ids. It uses `is distinct from`, for which PostgreSQL expects that
 * nearly all rows meet the condition.
 */
const noneOf = (columns: readonly string[]): RawBuilder<SqlBool> =>
  sql`(select 1 from concealments
    where concealments.subject_id in (${sql.join(columns.map((column) => sql.ref(column)))}) limit 1
  ) is distinct from 1`;

/** A condition: the owner's account is not pending deletion. */
export const isStaying = (owner: string): RawBuilder<SqlBool> =>
  sql`(select 1 from departures where departures.user_id = ${sql.ref(owner)}) is distinct from 1`;

const secondFactor: Readonly<Record<StaffRule, RawBuilder<unknown>>> = {
  role: sql``,
  'second-factor': sql` and viewers.second_factor_at is not null`,
};

const readers = sql.join(rolesWith('content.read.hidden').map((role) => sql.lit(role)));

/**
 * A condition: the viewer is allowed to see hidden content, by the same rule as in the policies. This is the only SQL
 * condition that depends on the viewer's role.
 */
export const isStaff = (staffRule: StaffRule, viewer: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from users as viewers
    where viewers.id = ${viewer} and viewers.role in (${readers})${secondFactor[staffRule]})`;

/**
 * A condition for members' content: the content and its owner are not hidden, and the owner's account is not pending
 * deletion. The owner and staff see the content in any case.
 */
export function isOpenTo(
  staffRule: StaffRule,
  viewer: string,
  owner: string,
  ...subjects: readonly string[]
): RawBuilder<SqlBool> {
  return sql`(${isOpenToAll(owner, ...subjects)} or ${sql.ref(owner)} = ${viewer} or ${isStaff(staffRule, viewer)})`;
}

/**
 * A condition: every member can see the content. Only such comments are counted, and only such comments can get
 * replies.
 */
export function isOpenToAll(owner: string, ...subjects: readonly string[]): RawBuilder<SqlBool> {
  return sql`(${noneOf([owner, ...subjects])} and ${isStaying(owner)})`;
}

/**
 * A condition: staff has hidden the content, which its owner and staff still see. An account that is pending deletion
 * does not count as hidden.
 */
export function isHidden(owner: string, ...subjects: readonly string[]): RawBuilder<SqlBool> {
  return sql`not ${noneOf([owner, ...subjects])}`;
}

/**
 * A condition for a comment with this alias: its post counts the comment. Replies to hidden comments are not counted.
 */
export function isCounted(comment: string): RawBuilder<SqlBool> {
  const parent = sql.ref(`${comment}.parent_id`);
  return sql`(${isOpenToAll(`${comment}.author_id`, `${comment}.id`, `${comment}.parent_id`)}
    and (${parent} is null or (
      select ${isOpenToAll('parents.author_id')} from comments as parents where parents.id = ${parent})))`;
}

/** Counts the members of a row of `groups`, without hidden members. */
export const countOfMembers: RawBuilder<number> = sql`(
  select count(*) from group_members as counted
  where counted.group_id = groups.id and ${groupRoleCan('counted.role', 'read')}
    and ${isOpenToAll('counted.user_id')})`;
