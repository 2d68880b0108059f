import { everybody } from '../../platform/policy.ts';

export const massPolicy = {
  find: everybody,
};
