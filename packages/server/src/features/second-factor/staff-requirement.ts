import type { Config } from '../../platform/config.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { isStaffRole } from '../../platform/permissions.ts';

/** Demotes staff without the required second factor to a member, so that no policy grants them more. */
export function withoutStaffRights(
  { staffNeedsSecondFactor }: Pick<Config, 'staffNeedsSecondFactor'>,
  actor: Actor,
  hasSecondFactor: boolean,
): Actor {
  if (!staffNeedsSecondFactor || hasSecondFactor || !isStaffRole(actor.role)) return actor;
  return { ...actor, role: 'member', held: { role: actor.role, withheld: new Set() } };
}
