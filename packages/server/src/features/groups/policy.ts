import type { Actor } from '../../platform/http/contract.ts';
import { can } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';

/** The membership of the actor in a group. */
interface Membership {
  readonly role: 'asking' | 'member' | 'moderator' | 'removed' | null;
}

interface Joinable {
  readonly admission: 'open' | 'request';
}

interface Hideable {
  readonly hidden_at: number | null;
}

const belongs = (_: Actor, { role }: Membership): boolean => role === 'member' || role === 'moderator';

/** Its own moderators, and the staff of the site. */
const moderates = (actor: Actor, { role }: Membership): boolean =>
  role === 'moderator' || can(actor, 'group.moderate.any');

export const groupPolicy = {
  list: everyMember,
  view: everyMember,
  create: everyMember,
  join: (_: Actor, { role }: Membership): boolean => role !== 'removed',
  leave: (_: Actor, { role, moderators }: Membership & { readonly moderators: number }): boolean =>
    role !== 'moderator' || moderators > 1,
  /** Its members and its posts. */
  members: (actor: Actor, group: Membership & Joinable): boolean =>
    group.admission === 'open' || belongs(actor, group) || moderates(actor, group),
  post: (actor: Actor, group: Membership & Hideable): boolean =>
    belongs(actor, group) && group.hidden_at === null,
  moderate: moderates,
  edit: moderates,
  delete: moderates,
};
