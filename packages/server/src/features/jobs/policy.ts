import { administratorAlone } from '../../platform/policy.ts';

export const jobPolicy = {
  list: administratorAlone,
  retry: administratorAlone,
};
