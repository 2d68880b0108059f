import { everyMember } from '../../platform/policy.ts';

export const reactionPolicy = {
  create: everyMember,
  delete: everyMember,
};
