import { everyMember } from '../../platform/policy.ts';

export const followPolicy = {
  create: everyMember,
  delete: everyMember,
};
