import type { Actor } from '../../platform/http/contract.ts';
import { can } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';
import { canInGroup, type GroupRole } from '../group-roles/index.ts';

/** The actor's membership in a group. */
interface Membership {
  readonly role: GroupRole | null;
}

interface Joinable {
  readonly admission: 'open' | 'request';
}

interface Hideable {
  readonly hidden_at: number | null;
}

/** Moderators of the group and the staff of the site. */
const moderates = (actor: Actor, { role }: Membership): boolean =>
  canInGroup(role, 'moderate') || can(actor, 'group.moderate.any');

export const groupPolicy = {
  list: everyMember,
  view: everyMember,
  create: everyMember,
  join: (_: Actor, { role }: Membership): boolean => canInGroup(role, 'join'),
  leave: (_: Actor, { role, moderators }: Membership & { readonly moderators: number }): boolean =>
    canInGroup(role, 'leave') && (!canInGroup(role, 'moderate') || moderators > 1),
  /** Reading the members and posts of the group. */
  members: (actor: Actor, group: Membership & Joinable): boolean =>
    group.admission === 'open' || canInGroup(group.role, 'read') || moderates(actor, group),
  post: (_: Actor, group: Membership & Hideable): boolean =>
    canInGroup(group.role, 'post') && group.hidden_at === null,
  moderate: moderates,
  edit: moderates,
  delete: moderates,
};
