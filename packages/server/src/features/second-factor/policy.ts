import { everyMember } from '../../platform/policy.ts';

/** Members manage only their own second factor. No operation takes the id of another member. */
export const secondFactorPolicy = {
  read: everyMember,
  change: everyMember,
  prove: everyMember,
};
