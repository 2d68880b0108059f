import { everybody, staffAlone } from '../../platform/policy.ts';

export const contactPolicy = {
  write: everybody,
  manage: staffAlone,
};
