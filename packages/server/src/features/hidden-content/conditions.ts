import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StaffRule } from '../../platform/database/database.ts';
import { rolesWith } from '../../platform/permissions.ts';

/** Of the rows of `concealments` for these ids; hardly any id has one, and PostgreSQL is to know that. */
const noneOf = (columns: readonly string[]): RawBuilder<SqlBool> =>
  sql`(select 1 from concealments
    where concealments.subject_id in (${sql.join(columns.map((column) => sql.ref(column)))}) limit 1
  ) is distinct from 1`;

/** Nor has this owner asked for their account to be deleted. */
export const isStaying = (owner: string): RawBuilder<SqlBool> =>
  sql`(select 1 from departures where departures.user_id = ${sql.ref(owner)}) is distinct from 1`;

const secondFactor: Readonly<Record<StaffRule, RawBuilder<unknown>>> = {
  role: sql``,
  'second-factor': sql` and viewers.second_factor_at is not null`,
};

const readers = sql.join(rolesWith('content.read.hidden').map((role) => sql.lit(role)));

/** May see what is hidden from members, as the policies see it. No other condition asks for the role of who is looking. */
export const isStaff = (staffRule: StaffRule, viewer: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from users as viewers
    where viewers.id = ${viewer} and viewers.role in (${readers})${secondFactor[staffRule]})`;

/**
 * A condition for a query that members' content appears in: neither what these columns name is hidden nor its owner,
 * who is not leaving either; or the viewer is the owner or of the staff.
 */
export function isOpenTo(
  staffRule: StaffRule,
  viewer: string,
  owner: string,
  ...subjects: readonly string[]
): RawBuilder<SqlBool> {
  return sql`(${isOpenToAll(owner, ...subjects)} or ${sql.ref(owner)} = ${viewer} or ${isStaff(staffRule, viewer)})`;
}

/** Whether it is there for every member: such comments are counted, and may be answered. */
export function isOpenToAll(owner: string, ...subjects: readonly string[]): RawBuilder<SqlBool> {
  return sql`(${noneOf([owner, ...subjects])} and ${isStaying(owner)})`;
}

/** Whether the staff has hidden it, as its owner and the staff are told; that its owner leaves is told elsewhere. */
export function isHidden(owner: string, ...subjects: readonly string[]): RawBuilder<SqlBool> {
  return sql`not ${noneOf([owner, ...subjects])}`;
}

/** Of a comment by this name in the query: whether its post counts it. A reply goes with what it answers. */
export function isCounted(comment: string): RawBuilder<SqlBool> {
  const parent = sql.ref(`${comment}.parent_id`);
  return sql`(${isOpenToAll(`${comment}.author_id`, `${comment}.id`, `${comment}.parent_id`)}
    and (${parent} is null or (
      select ${isOpenToAll('parents.author_id')} from comments as parents where parents.id = ${parent})))`;
}
