import { everybody } from '../../platform/policy.ts';

export const liturgyPolicy = {
  read: everybody,
};
