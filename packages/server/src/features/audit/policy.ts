import { administratorAlone } from '../../platform/policy.ts';

export const auditPolicy = {
  list: administratorAlone,
};
