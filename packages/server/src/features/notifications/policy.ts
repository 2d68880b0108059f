import type { Actor } from '../../platform/http/contract.ts';
import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** What one is told is told to nobody else, and not to the staff. */
export const notificationPolicy = {
  list: (actor: Actor, userId: string): boolean => ownerAlone(actor, { user_id: userId }),
  read: ownerAlone,
  delete: ownerAlone,
  choose: everyMember,
  count: everyMember,
};
