import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';
import { canInGroup, type GroupRole } from '../group-roles/index.ts';
import { groupAbilitiesOf, type ChatMembership } from '../messages/index.ts';

/** The membership is null for everybody who does not belong to the chat, even for staff. */
type Membership = ChatMembership | null;

export const groupChatPolicy = {
  create: everyMember,
  read: (membership: Membership): boolean => membership !== null,
  /** Changing the name, the description and the picture. */
  manage: (membership: Membership): boolean => membership !== null && groupAbilitiesOf(membership).edit,
  /** Adding and removing members, naming owners, and making the link. */
  manageMembers: (membership: Membership): boolean =>
    membership !== null && groupAbilitiesOf(membership).manageMembers,
  /** Members who have left can repeat the call. */
  leave: (membership: Membership): boolean => membership === null || groupAbilitiesOf(membership).leave,
  /** Every member who has the link can read what it invites to. */
  invited: everyMember,
  /** Moderators of the group. The staff of the site is not in the chat, so it cannot open one. */
  ofGroup: ({ role }: { readonly role: GroupRole | null }): boolean => canInGroup(role, 'moderate'),
  readers: (actor: Actor, senderId: string): boolean => actor.userId === senderId,
};
