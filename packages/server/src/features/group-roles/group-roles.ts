import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The roles of a member in a group. The roles of the whole site are in `platform/permissions.ts`. */
export const groupRoles = ['asking', 'member', 'moderator', 'removed'] as const;
export type GroupRole = (typeof groupRoles)[number];

/**
 * Members who have not joined, have not asked to join and were not removed can `join`. `read` is the permission to
 * see the members and posts of a closed group. Everybody can read an open group. `respond` is the permission to
 * comment, react and share where one can read, and to edit one's own content there.
 */
export type GroupPermission = 'join' | 'leave' | 'read' | 'respond' | 'post' | 'moderate';

/** The permissions of members who do not belong to the group. */
const outside: ReadonlySet<GroupPermission> = new Set(['join', 'respond']);

const grants: Readonly<Record<GroupRole, ReadonlySet<GroupPermission>>> = {
  asking: new Set(['leave', 'respond']),
  member: new Set(['leave', 'read', 'respond', 'post']),
  moderator: new Set(['leave', 'read', 'respond', 'post', 'moderate']),
  removed: new Set(),
};

/** Lists show members with a higher rank first. */
const ranks: Readonly<Record<GroupRole, number>> = { asking: 0, member: 0, moderator: 1, removed: 0 };
const rankOf: ReadonlyMap<string, number> = new Map(Object.entries(ranks));

const grantOf: ReadonlyMap<string, ReadonlySet<GroupPermission>> = new Map(Object.entries(grants));

/** `null` is the role of a member who does not belong to the group. An unknown role has no permissions. */
export const canInGroup = (role: string | null, permission: GroupPermission): boolean =>
  (role === null ? outside : grantOf.get(role))?.has(permission) === true;

/** A condition: the role in this column has the permission. */
export const groupRoleCan = (column: string, permission: GroupPermission): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} in (${sql.join(
    groupRoles.filter((role) => canInGroup(role, permission)).map((role) => sql.lit(role)),
  )})`;

/** An unknown role has the lowest rank. */
export const rankInGroup = (role: string): number => rankOf.get(role) ?? 0;

/** The rank of the role in this column. */
export const groupRoleRank = (column: string): RawBuilder<number> =>
  sql`case ${sql.ref(column)} ${sql.join(
    groupRoles.map((role) => sql`when ${sql.lit(role)} then ${sql.lit(ranks[role])}`),
    sql` `,
  )} else 0 end`;
