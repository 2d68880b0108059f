import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createAttachments } from '../messages/attachments.ts';
import { chatChangesOf } from './changes.ts';
import { createChatRepository } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

interface Left {
  readonly announcements: Announcement[];
  /** What nobody can read any more, to be removed from the store once that has been committed. */
  readonly fileIds: string[];
}

export interface ChatLeaving {
  /**
   * Takes a member who is locked, and about to be deleted, out of their chats. What they wrote stays with those to whom
   * they wrote it; what nobody is left to read goes.
   */
  leave(transaction: Write, userId: string): Promise<Left>;
}

export function chatLeavingOf(dependencies: Dependencies): ChatLeaving {
  const repository = createChatRepository(dependencies.database);
  const attachments = createAttachments(dependencies);
  const changes = chatChangesOf(dependencies);

  return {
    async leave(transaction, userId) {
      const chatIds = await repository.idsOfMember(transaction, userId);
      const others = await repository.leave(transaction, userId);
      const fileIds = await repository.purge(transaction, chatIds);
      await attachments.forget(transaction, fileIds);
      await repository.deleteUnlisted(transaction, chatIds);
      return {
        announcements: others.map(({ chat_id, user_id }) => changes.changed(user_id, chat_id)),
        fileIds,
      };
    },
  };
}
