import { everyMember } from '../../platform/policy.ts';

export const reportPolicy = {
  create: everyMember,
};
