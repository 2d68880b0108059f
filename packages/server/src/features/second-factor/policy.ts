import { everyMember } from '../../platform/policy.ts';

/** Of one's own account alone; no operation names another one. */
export const secondFactorPolicy = {
  read: everyMember,
  change: everyMember,
  prove: everyMember,
};
