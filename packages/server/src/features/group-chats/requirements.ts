import { chatNotFound } from '../messages/index.ts';
import { followsGroup, onlyForOwners } from './errors.ts';
import { groupChatPolicy } from './policy.ts';
import type { GroupChatRow } from './repository.ts';

/** Returns the chat. Throws if the caller does not belong to it, or is no owner. */
export function requireOwner(chat: GroupChatRow | null): GroupChatRow {
  if (chat === null) throw chatNotFound();
  if (!groupChatPolicy.manage(chat)) throw onlyForOwners();
  return chat;
}

/** Like `requireOwner`. Also throws if the chat has the members of a group. */
export function requireMembersManaged(chat: GroupChatRow | null): GroupChatRow {
  const managed = requireOwner(chat);
  if (!groupChatPolicy.manageMembers(managed)) throw followsGroup();
  return managed;
}
