import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatLeavingOf, messageChangesOf, namesMember } from '../messages/index.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import type { Write } from './repository.ts';

interface Left {
  readonly announcements: readonly Announcement[];
  /** The chats that the member has left now, and those that show a former member. */
  readonly chatIds: readonly string[];
}

/** The picture of a chat belongs to the member who chose it, and is deleted with the account. */
const forgetPictures = (transaction: Write, userId: string) =>
  transaction
    .updateTable('chats')
    .set({ file_id: null })
    .where('file_id', 'in', (files) =>
      files.selectFrom('files').select('files.id').where('files.owner_id', '=', userId),
    )
    .execute();

/** Selects the ids of the group chats in which the member has written or reacted, or that name the member in a line. */
const usedChats = (transaction: Write, userId: string) =>
  transaction
    .selectFrom('chats')
    .select('chats.id')
    .where('chats.kind', '=', 'group')
    .where('chats.id', 'in', (messages) =>
      messages
        .selectFrom('messages')
        .select('messages.chat_id')
        .where('messages.sender_id', '=', userId)
        .union(
          messages
            .selectFrom('message_reactions')
            .innerJoin('messages', 'messages.id', 'message_reactions.message_id')
            .select('messages.chat_id')
            .where('message_reactions.user_id', '=', userId),
        )
        .union(messages.selectFrom('messages').select('messages.chat_id').where(namesMember(userId))),
    )
    .orderBy('chats.id');

/**
 * Takes a member out of all group chats, before the account is deleted. The chats of the member must be locked, also those
 * that show a former member.
 */
export function groupChatErasureOf(dependencies: Dependencies) {
  const changes = groupChatChangesOf(dependencies);
  const leaving = chatLeavingOf(dependencies);
  const messageChanges = messageChangesOf(dependencies);

  return {
    async leave(transaction: Write, userId: string): Promise<Left> {
      await forgetPictures(transaction, userId);
      const chats = await transaction
        .selectFrom('chat_members')
        .innerJoin('chats', 'chats.id', 'chat_members.chat_id')
        .select('chats.id')
        .where('chats.kind', '=', 'group')
        .where('chat_members.user_id', '=', userId)
        .orderBy('chats.id')
        .execute();
      const used = await usedChats(transaction, userId).execute();
      const announcements: Announcement[] = [];
      const own = new Set(chats.map(({ id }) => id));
      const chatIds = used.map(({ id }) => id).filter((id) => !own.has(id));
      for (const { id: chatId } of chats) {
        const left = await leaving.leave(transaction, chatId, [userId]);
        announcements.push(...left.announcements);
        if (!left.isDeleted) chatIds.push(chatId);
      }
      return { announcements, chatIds };
    },

    /**
     * Gives these chats an owner if they have none, and announces them. Open pages load them again, because the name, the
     * files and the reactions of the member are no longer there. Call this after the member has left the groups, because the
     * owners of a chat that follows a group change with the moderators of the group.
     */
    async announceErased(transaction: Write, chatIds: readonly string[]): Promise<Announcement[]> {
      const announcements: Announcement[] = [];
      for (const chatId of chatIds) {
        announcements.push(
          ...(await changes.ensureOwner(transaction, chatId)),
          ...(await changes.changedForAll(transaction, chatId)),
          ...(await messageChanges.reload(transaction, chatId, null)),
        );
      }
      return announcements;
    },
  };
}
