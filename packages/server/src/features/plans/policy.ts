import { administratorAlone, everyMember } from '../../platform/policy.ts';

export const planPolicy = {
  list: everyMember,
  create: administratorAlone,
  edit: administratorAlone,
  delete: administratorAlone,
};
