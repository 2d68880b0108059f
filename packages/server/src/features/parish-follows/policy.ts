import { everyMember } from '../../platform/policy.ts';

export const parishFollowPolicy = {
  change: everyMember,
  list: everyMember,
  members: everyMember,
};
