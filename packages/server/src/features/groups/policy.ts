import type { Actor } from '../../platform/http/contract.ts';
import { can } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';

/** How the actor stands to a group. */
interface Standing {
  readonly role: 'asking' | 'member' | 'moderator' | 'removed' | null;
}

interface Joinable {
  readonly admission: 'open' | 'request';
}

interface Hideable {
  readonly hidden_at: number | null;
}

const belongs = (_: Actor, { role }: Standing): boolean => role === 'member' || role === 'moderator';

/** Its own moderators, and the staff of the site. */
const moderates = (actor: Actor, { role }: Standing): boolean =>
  role === 'moderator' || can(actor, 'group.moderate.any');

export const groupPolicy = {
  list: everyMember,
  view: everyMember,
  create: everyMember,
  join: (_: Actor, { role }: Standing): boolean => role !== 'removed',
  leave: (_: Actor, { role, moderators }: Standing & { readonly moderators: number }): boolean =>
    role !== 'moderator' || moderators > 1,
  /** Its members and its posts. */
  members: (actor: Actor, group: Standing & Joinable): boolean =>
    group.admission === 'open' || belongs(actor, group) || moderates(actor, group),
  post: (actor: Actor, group: Standing & Hideable): boolean =>
    belongs(actor, group) && group.hidden_at === null,
  moderate: moderates,
  edit: moderates,
  delete: moderates,
};
