import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StaffRule } from '../../platform/database/database.ts';
import { rolesWith } from '../../platform/permissions.ts';
import { groupRoleCan } from '../group-roles/index.ts';

/** No row of `concealments` for these ids; written so that PostgreSQL expects hardly any row. */
const noneOf = (columns: readonly string[]): RawBuilder<SqlBool> =>
  sql`(select 1 from concealments
    where concealments.subject_id in (${sql.join(columns.map((column) => sql.ref(column)))}) limit 1
  ) is distinct from 1`;

/** The owner's account is not pending deletion. */
export const isStaying = (owner: string): RawBuilder<SqlBool> =>
  sql`(select 1 from departures where departures.user_id = ${sql.ref(owner)}) is distinct from 1`;

const secondFactor: Readonly<Record<StaffRule, RawBuilder<unknown>>> = {
  role: sql``,
  'second-factor': sql` and viewers.second_factor_at is not null`,
};

const readers = sql.join(rolesWith('content.read.hidden').map((role) => sql.lit(role)));

/**
 * The viewer may see hidden content, as the policies define it. No other SQL condition depends on the viewer's role.
 */
export const isStaff = (staffRule: StaffRule, viewer: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from users as viewers
    where viewers.id = ${viewer} and viewers.role in (${readers})${secondFactor[staffRule]})`;

/**
 * A query condition for members' content: neither the content in these columns nor its owner is hidden, and the
 * owner's account is not pending deletion; or the viewer is the owner or staff.
 */
export function isOpenTo(
  staffRule: StaffRule,
  viewer: string,
  owner: string,
  ...subjects: readonly string[]
): RawBuilder<SqlBool> {
  return sql`(${isOpenToAll(owner, ...subjects)} or ${sql.ref(owner)} = ${viewer} or ${isStaff(staffRule, viewer)})`;
}

/** Whether every member can see it: only such comments are counted and can be answered. */
export function isOpenToAll(owner: string, ...subjects: readonly string[]): RawBuilder<SqlBool> {
  return sql`(${noneOf([owner, ...subjects])} and ${isStaying(owner)})`;
}

/** Whether staff has hidden it, which its owner and staff can see. Pending deletion is reported separately. */
export function isHidden(owner: string, ...subjects: readonly string[]): RawBuilder<SqlBool> {
  return sql`not ${noneOf([owner, ...subjects])}`;
}

/**
 * For a comment under this name in the query: whether its post counts it. Replies to hidden comments are not counted.
 */
export function isCounted(comment: string): RawBuilder<SqlBool> {
  const parent = sql.ref(`${comment}.parent_id`);
  return sql`(${isOpenToAll(`${comment}.author_id`, `${comment}.id`, `${comment}.parent_id`)}
    and (${parent} is null or (
      select ${isOpenToAll('parents.author_id')} from comments as parents where parents.id = ${parent})))`;
}

/** For a row of `groups`: its number of members, without hidden ones. */
export const countOfMembers: RawBuilder<number> = sql`(
  select count(*) from group_members as counted
  where counted.group_id = groups.id and ${groupRoleCan('counted.role', 'read')}
    and ${isOpenToAll('counted.user_id')})`;
