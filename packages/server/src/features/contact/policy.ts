import { permitted } from '../../platform/permissions.ts';
import { everybody } from '../../platform/policy.ts';

export const contactPolicy = {
  write: everybody,
  manage: permitted('contact.manage'),
};
