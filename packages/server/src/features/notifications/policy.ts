import type { Actor } from '../../platform/http/contract.ts';
import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Notifications are visible to their recipient only, not even to staff. */
export const notificationPolicy = {
  list: (actor: Actor, userId: string): boolean => ownerAlone(actor, { user_id: userId }),
  read: ownerAlone,
  delete: ownerAlone,
  choose: everyMember,
  count: everyMember,
};
