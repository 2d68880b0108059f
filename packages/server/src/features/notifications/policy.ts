import type { Actor } from '../../platform/http/contract.ts';
import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Members can see only their own notifications. Even staff cannot see them. */
export const notificationPolicy = {
  list: (actor: Actor, userId: string): boolean => ownerAlone(actor, { user_id: userId }),
  read: ownerAlone,
  delete: ownerAlone,
  choose: everyMember,
  count: everyMember,
};
