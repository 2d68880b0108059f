import type { ExclusionsTable, Role } from '../../platform/database/tables/people.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { administratorAlone, staffAlone } from '../../platform/policy.ts';

interface Target {
  readonly id: string;
  readonly role: Role;
}

/** Nobody acts on themselves, or on who has as much to say. */
function isAbove(actor: Actor, target: Target): boolean {
  if (actor.userId === target.id) return false;
  return actor.role === 'administrator' ? target.role !== 'administrator' : target.role === 'member';
}

/** Each is asked without a target too: whether there is anybody whom the actor may do that to. */
export const staffPolicy = {
  review: staffAlone,
  assign: (actor: Actor, target?: Target): boolean =>
    administratorAlone(actor) && target?.id !== actor.userId,
  suspend: (actor: Actor, target?: Target): boolean =>
    staffAlone(actor) && (target === undefined || isAbove(actor, target)),
  ban: (actor: Actor, target?: Target): boolean =>
    administratorAlone(actor) && (target === undefined || isAbove(actor, target)),
  restore: (actor: Actor, target?: Target, kind: ExclusionsTable['kind'] = 'suspended'): boolean =>
    kind === 'banned' ? staffPolicy.ban(actor, target) : staffPolicy.suspend(actor, target),
};
