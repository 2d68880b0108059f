import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Sessions are visible to their member only, not even to staff. */
export const sessionPolicy = {
  list: everyMember,
  revoke: ownerAlone,
  revokeOthers: everyMember,
};
