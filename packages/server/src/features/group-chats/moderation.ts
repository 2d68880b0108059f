import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatFilesOf, chatSearchText } from '../messages/index.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { createGroupChatRepository, type Write } from './repository.ts';

/** A chat has one name for all its members, so it is in the first language of the site. */
const NEUTRAL_NAME = i18n._('Group chat').en;

/** The steps with which the staff acts on a reported group chat. */
export function groupChatModerationOf(dependencies: Dependencies) {
  const repository = createGroupChatRepository(dependencies.database);
  const changes = groupChatChangesOf(dependencies);
  const files = chatFilesOf(dependencies);

  return {
    lock: (transaction: Write, chatId: string): Promise<boolean> => repository.lockRow(transaction, chatId),

    /**
     * Replaces the name of a locked chat, and removes its description and its picture. No line says so, because a line
     * names a member who has done it. Does nothing if the chat no longer exists. Call `jobs.wake` after the commit.
     */
    async clear(transaction: Write, chatId: string): Promise<Announcement[]> {
      const picture = await repository.pictureOf(transaction, chatId);
      const change = {
        name: NEUTRAL_NAME,
        search: chatSearchText(NEUTRAL_NAME),
        description: '',
        file_id: null,
      };
      await repository.update(transaction, chatId, change);
      await files.forget(transaction, { picture });
      return changes.changedForAll(transaction, chatId);
    },
  };
}
