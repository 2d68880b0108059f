import type { components } from '@parvis/api-client/contract';

type Schemas = components['schemas'];

/** A member's place in a group chat. `groupId` is the group that the chat follows. */
export interface ChatMembership {
  readonly role: Schemas['ChatRole'];
  readonly groupId: string | null;
}

/** Returns the actions that a member may take in a group chat. A chat that follows a group has the members of the group. */
export const groupAbilitiesOf = ({ role, groupId }: ChatMembership): Schemas['GroupChatAbilities'] => ({
  edit: role === 'owner',
  manageMembers: role === 'owner' && groupId === null,
  leave: groupId === null,
});
