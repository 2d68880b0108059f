import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A member's role in a group. Roles of the site are in `platform/roles.ts`. */
export const groupRoles = ['asking', 'member', 'moderator', 'removed'] as const;
export type GroupRole = (typeof groupRoles)[number];

/** `read` covers the members and posts of a closed group; everybody can read an open group. */
export type GroupPermission = 'join' | 'leave' | 'read' | 'post' | 'moderate';

/** The permissions of non-members. */
const outside: ReadonlySet<GroupPermission> = new Set(['join']);

const grants: Readonly<Record<GroupRole, ReadonlySet<GroupPermission>>> = {
  // A repeated request gets the same answer as the first.
  asking: new Set(['join', 'leave']),
  member: new Set(['join', 'leave', 'read', 'post']),
  moderator: new Set(['join', 'leave', 'read', 'post', 'moderate']),
  removed: new Set(),
};

const grantOf: ReadonlyMap<string, ReadonlySet<GroupPermission>> = new Map(Object.entries(grants));

/** Null is the role of non-members. An unknown role has no permissions. */
export const canInGroup = (role: string | null, permission: GroupPermission): boolean =>
  (role === null ? outside : grantOf.get(role))?.has(permission) === true;

/** Whether the role in this column has the permission. */
export const groupRoleCan = (column: string, permission: GroupPermission): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} in (${sql.join(
    groupRoles.filter((role) => canInGroup(role, permission)).map((role) => sql.lit(role)),
  )})`;
