import { permitted } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';

export const planPolicy = {
  list: everyMember,
  create: permitted('plan.manage'),
  edit: permitted('plan.manage'),
  delete: permitted('plan.manage'),
};
