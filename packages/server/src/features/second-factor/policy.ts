import { everyMember } from '../../platform/policy.ts';

/** Members manage their own second factor only; no operation names another member. */
export const secondFactorPolicy = {
  read: everyMember,
  change: everyMember,
  prove: everyMember,
};
