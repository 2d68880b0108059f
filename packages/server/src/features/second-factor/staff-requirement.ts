import type { Config } from '../../platform/config.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { isStaffRole } from '../../platform/permissions.ts';

/** Treats staff who lack the required second factor as ordinary members, so that no policy gives them more rights. */
export function withoutStaffRights(
  { staffNeedsSecondFactor }: Pick<Config, 'staffNeedsSecondFactor'>,
  actor: Actor,
  hasSecondFactor: boolean,
): Actor {
  if (!staffNeedsSecondFactor || hasSecondFactor || !isStaffRole(actor.role)) return actor;
  return { ...actor, role: 'member', held: { role: actor.role, withheld: new Set() } };
}
