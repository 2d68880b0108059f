import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createAttachments } from './attachments.ts';
import { chatChangesOf } from './chat-changes.ts';
import { createMessageErasure } from './message-erasure.ts';
import { createChatRepository } from './chat-repository.ts';
import { keepHidden } from './hidden-senders.ts';

type Write = Transaction<DatabaseSchema>;

interface Left {
  readonly announcements: Announcement[];
  /** The files that no member can read any more. Delete them after the commit. */
  readonly fileIds: string[];
}

export interface ChatErasure {
  /**
   * Removes a member from their chats, before the account is deleted. The member must be locked. The messages stay for
   * the other members, except those between whom and the member there is a block. A chat of two that no member lists is
   * deleted.
   */
  leave(transaction: Write, userId: string): Promise<Left>;
}

export function chatErasureOf(dependencies: Dependencies): ChatErasure {
  const repository = createChatRepository(dependencies.database);
  const attachments = createAttachments(dependencies);
  const erasure = createMessageErasure(dependencies);
  const changes = chatChangesOf(dependencies);

  return {
    async leave(transaction, userId) {
      const chatIds = await repository.idsOfMember(transaction, userId);
      await keepHidden(transaction, userId);
      const others = await repository.leave(transaction, userId);
      // Former texts only serve reports about the member.
      await repository.forgetVersions(transaction, userId);
      await repository.forgetReactions(transaction, userId);
      const fileIds = await erasure.purge(transaction, chatIds);
      await attachments.forget(transaction, fileIds);
      await repository.deleteUnlisted(transaction, chatIds);
      return {
        announcements: others.map(({ chat_id, user_id }) => changes.changed(user_id, chat_id)),
        fileIds,
      };
    },
  };
}
