import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Answers about faith are private. Even staff cannot see them. */
export const questionnairePolicy = {
  list: everyMember,
  create: everyMember,
  view: ownerAlone,
  update: ownerAlone,
  delete: ownerAlone,
};
