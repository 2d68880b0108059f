import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { chatFull, followedGroupsOf, groupChatPolicy } from '../group-chats/index.ts';
import { chatReaderOf } from '../messages/index.ts';
import { groupHidden, groupNotFound, moderatorsAlone } from './errors.ts';
import { createGroupRepository, type GroupRow, type Write } from './repository.ts';

function requireShown(group: GroupRow): GroupRow {
  if (group.hidden_at !== null) throw groupHidden();
  return group;
}

/** The chat whose members are the members of the group. */
export function chatOfGroupOf(dependencies: Dependencies) {
  const { announcer, database } = dependencies;
  const repository = createGroupRepository(database);
  const chats = followedGroupsOf(dependencies);
  const limits = ageLimitsOf(dependencies);
  const readChat = chatReaderOf(dependencies);

  async function requireModerator(actor: Actor, id: string, transaction?: Write): Promise<GroupRow> {
    const group = await repository.find(actor.userId, id, transaction);
    if (group === null) throw groupNotFound();
    if (!groupChatPolicy.ofGroup(group)) throw moderatorsAlone();
    return group;
  }

  /** A moderator who joined the group when its chat was full comes in now, if there is room. */
  async function enter(transaction: Write, actor: Actor, id: string, chatId: string) {
    if ((await repository.lockRow(transaction, id)) === null) throw groupNotFound();
    const followed = { groupId: id, chatId, actorId: actor.userId };
    const announcements = await chats.follow(transaction, followed, [actor.userId]);
    if ((await requireModerator(actor, id, transaction)).chat_id === null) throw chatFull();
    return { chatId, announcements };
  }

  return {
    /** If the group has a chat, this returns it. */
    async open(actor: Actor, id: string): Promise<components['schemas']['Chat']> {
      const known = await requireModerator(actor, id);
      if (!(await chats.isOpen(id))) {
        requireShown(known);
        await limits.take('group chat', actor.userId);
      }
      const { chatId, announcements } = await database.transaction(async (transaction) => {
        const existing = await chats.lock(transaction, id);
        const group = await requireModerator(actor, id, transaction);
        if (existing !== null && group.chat_id !== null) return { chatId: existing, announcements: [] };
        if (existing !== null) return enter(transaction, actor, id, existing);
        await chats.lockAccounts(transaction, id);
        if ((await repository.lockRow(transaction, id)) === null) throw groupNotFound();
        const { name } = requireShown(await requireModerator(actor, id, transaction));
        return chats.open(transaction, { id, name, actorId: actor.userId });
      });
      announcer.announce(announcements);
      return readChat(actor.userId, chatId);
    },

    /** If the group has no chat, this is not an error. */
    async end(actor: Actor, id: string): Promise<void> {
      const announcements = await database.transaction(async (transaction) => {
        const chatId = await chats.lock(transaction, id);
        if ((await repository.lockRow(transaction, id)) === null) throw groupNotFound();
        await requireModerator(actor, id, transaction);
        return chats.end(transaction, { groupId: id, chatId });
      });
      announcer.announce(announcements);
    },
  };
}
