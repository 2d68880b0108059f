import { everyMember } from '../../platform/policy.ts';

export const blockPolicy = {
  list: everyMember,
  create: everyMember,
  delete: everyMember,
};
