import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf } from './chat-changes.ts';
import { chatFilesOf } from './chat-files.ts';
import { chatNoticesOf } from './chat-notices.ts';
import { createMessageErasure } from './message-erasure.ts';
import type { Write } from './repository.ts';

interface Left {
  readonly announcements: Announcement[];
  /** Whether the chat had no other members, and was deleted. */
  readonly isDeleted: boolean;
}

export interface ChatLeaving {
  /**
   * Takes members out of a locked group chat, with their notifications about it. A chat without members is deleted, with
   * its messages and files. Call `jobs.wake` after the commit.
   */
  leave(transaction: Write, chatId: string, userIds: readonly string[]): Promise<Left>;
  /**
   * Withdraws the notifications of a member about a locked chat. Call this before locking a group that the member is about
   * to leave, to avoid deadlocks: members are locked before groups.
   */
  forgetNotices(transaction: Write, chatId: string, userId: string): Promise<Announcement[]>;
  /** Deletes a locked group chat if it has no members. Returns whether it was deleted. */
  deleteIfEmpty(transaction: Write, chatId: string): Promise<boolean>;
}

export function chatLeavingOf(dependencies: Dependencies): ChatLeaving {
  const files = chatFilesOf(dependencies);
  const erasure = createMessageErasure(dependencies);
  const changes = chatChangesOf(dependencies);
  const notices = chatNoticesOf(dependencies);

  const deleteIfEmpty: ChatLeaving['deleteIfEmpty'] = async (transaction, chatId) => {
    const member = await transaction
      .selectFrom('chat_members')
      .select('user_id')
      .where('chat_id', '=', chatId)
      .limit(1)
      .executeTakeFirst();
    if (member !== undefined) return false;
    const messages = await transaction
      .selectFrom('messages')
      .select((message) => message.ref('attachment_id').$notNull().as('id'))
      .where('chat_id', '=', chatId)
      .where('attachment_id', 'is not', null)
      .execute();
    const chat = await transaction
      .deleteFrom('chats')
      .where('id', '=', chatId)
      .returning('file_id')
      .executeTakeFirst();
    const attachments = messages.map(({ id }) => id);
    await files.forget(transaction, { attachments, picture: chat?.file_id ?? null });
    return true;
  };

  const forgetNotices: ChatLeaving['forgetNotices'] = (transaction, chatId, userId) =>
    notices.forget(transaction, userId, chatId);

  return {
    deleteIfEmpty,
    forgetNotices,

    async leave(transaction, chatId, userIds) {
      const members = await transaction
        .deleteFrom('chat_members')
        .where('chat_id', '=', chatId)
        .where('user_id', 'in', userIds)
        .returning('revision')
        .execute();
      const revision = Math.max(0, ...members.map((member) => member.revision));
      await transaction
        .updateTable('chats')
        .set({ left_revision: revision })
        .where('id', '=', chatId)
        .where('left_revision', '<', revision)
        .execute();
      // Only the idempotency key needs the creator, and it could otherwise bring back a chat that they have left.
      await transaction
        .updateTable('chats')
        .set({ creator_id: null, idempotency_key: null, fingerprint: null })
        .where('id', '=', chatId)
        .where('creator_id', 'in', userIds)
        .execute();
      const announcements: Announcement[] = [];
      // Locks the members by ascending id, to avoid deadlocks.
      for (const userId of userIds.toSorted((one, other) => (one < other ? -1 : 1))) {
        announcements.push(
          changes.changed(userId, chatId),
          ...(await forgetNotices(transaction, chatId, userId)),
        );
      }
      if (await deleteIfEmpty(transaction, chatId)) return { announcements, isDeleted: true };
      await files.forget(transaction, { attachments: await erasure.purge(transaction, [chatId]) });
      return { announcements, isDeleted: false };
    },
  };
}
