import type { components } from '@parvis/api-client/contract';
import { roles } from '@parvis/api-client/roles';

export type Role = components['schemas']['Role'];

/** An action that only staff is allowed to do. Members need no permission for their own content. */
export type Permission = components['schemas']['Permission'];

interface Grant {
  readonly permissions: ReadonlySet<Permission>;
  /** The roles that this role can suspend and ban, if it has the permission for that. */
  readonly outranks: ReadonlySet<Role>;
}

const moderation: readonly Permission[] = [
  'comment.delete.any',
  'comment.edit.any',
  'contact.manage',
  'content.read.hidden',
  'deadline.review',
  'group.moderate.any',
  'listing.delete.any',
  'member.review',
  'member.suspend',
  'post.delete.any',
  'post.edit.any',
  'publication.manage',
  'report.decide',
  'report.review',
];

const administration: readonly Permission[] = [
  'appeal.decide',
  'audit.read',
  'deadline.confirm',
  'job.manage',
  'member.assign',
  'member.ban',
  'newsletter.manage',
  'parish.assign',
  'payment.decide',
  'payment.review',
  'plan.manage',
  'report.dismiss.safeguarding',
  'report.reassign',
  'server.read',
];

/** A new role also needs a migration, which adds its name to the check of `users.role`. */
const grants: Readonly<Record<Role, Grant>> = {
  member: { permissions: new Set(), outranks: new Set() },
  editor: { permissions: new Set(['publication.manage']), outranks: new Set() },
  moderator: { permissions: new Set(moderation), outranks: new Set(['member']) },
  administrator: {
    permissions: new Set([...moderation, ...administration]),
    outranks: new Set(['member', 'editor', 'moderator']),
  },
};

const grantOf: ReadonlyMap<string, Grant> = new Map(Object.entries(grants));

/** The real role of staff who count as members until they have a second factor. */
export interface HeldRole {
  readonly role: string;
  /**
   * The permissions of the role that `can` has refused. If there are any, the response says that a second factor is
   * missing.
   */
  readonly withheld: Set<Permission>;
}

/** The part of an actor that decides about permissions. An unknown role has no permissions. */
export interface Holder {
  readonly role: string;
  readonly held?: HeldRole;
}

const holds = (role: string, permission: Permission): boolean =>
  grantOf.get(role)?.permissions.has(permission) === true;

export function can({ role, held }: Holder, permission: Permission): boolean {
  if (holds(role, permission)) return true;
  if (held !== undefined && holds(held.role, permission)) held.withheld.add(permission);
  return false;
}

/** Whether `can` has refused a permission that this person would have with a second factor. */
export const lacksSecondFactor = ({ held }: Holder): boolean => held !== undefined && held.withheld.size > 0;

/** A rule that requires one permission and nothing else. */
export interface PermissionRule {
  (holder: Holder): boolean;
  readonly permission: Permission;
}

export const permitted = (permission: Permission): PermissionRule =>
  Object.assign((holder: Holder): boolean => can(holder, permission), { permission });

export const outranks = ({ role }: Holder, target: { readonly role: Role }): boolean =>
  grantOf.get(role)?.outranks.has(target.role) ?? false;

/** Whether the role belongs to staff. Every role with a permission does. */
export const isStaffRole = (role: string): boolean => (grantOf.get(role)?.permissions.size ?? 0) > 0;

/** Returns the permissions in alphabetical order, as in the contract. */
export const permissionsOf = (role: string): Permission[] =>
  [...(grantOf.get(role)?.permissions ?? [])].toSorted((one, other) => one.localeCompare(other, 'en'));

/** Returns the roles with this permission, for the conditions of queries. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  roles.filter((role) => can({ role }, permission));
