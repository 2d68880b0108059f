import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Nobody learns of the sessions of somebody else, the staff included. */
export const sessionPolicy = {
  list: everyMember,
  revoke: ownerAlone,
  revokeOthers: everyMember,
};
