import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Members can see only their own sessions. Even staff cannot see them. */
export const sessionPolicy = {
  list: everyMember,
  revoke: ownerAlone,
  revokeOthers: everyMember,
};
