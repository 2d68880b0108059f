import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';

const memberThemselves = (actor: Actor, user: { id: string }): boolean => actor.userId === user.id;

/** Members see each other; accounts are changed and deleted by their owners alone. */
export const userPolicy = {
  list: everyMember,
  view: everyMember,
  update: memberThemselves,
  delete: memberThemselves,
  seePhone: memberThemselves,
  seeEmail: (actor: Actor, user: { id: string; email_visible: 0 | 1 }): boolean =>
    user.email_visible === 1 || memberThemselves(actor, user),
};
