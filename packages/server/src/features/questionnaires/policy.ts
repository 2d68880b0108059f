import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** What one believes is told to nobody else: not to other members, and not to the staff. */
export const questionnairePolicy = {
  list: everyMember,
  create: everyMember,
  view: ownerAlone,
  update: ownerAlone,
  delete: ownerAlone,
};
