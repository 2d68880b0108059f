import type { Dependencies } from '../../platform/dependencies.ts';
import type { Finish } from '../../platform/jobs/jobs.ts';
import { messagePreviewsOf, previewReady } from '../link-previews/index.ts';
import { messageChangesOf } from './message-changes.ts';

const nothingToWrite: Finish = async () => [];

/**
 * Announces to all members of a chat that the link of a message has a preview now. It is a change of the message, with
 * a revision, so a page that was offline fetches it, too.
 */
export function handleMessagePreviews(dependencies: Dependencies): void {
  const { announcer, database, jobs } = dependencies;
  const changes = messageChangesOf(dependencies);
  const previews = messagePreviewsOf(dependencies);

  jobs.handle(previewReady, async ({ previewId }) => {
    // Each message has a transaction of its own, so that no two chats are locked at once.
    for (const message of await previews.newestWith(previewId)) {
      const announcements = await database.transaction(async (transaction) => {
        await transaction
          .selectFrom('chats')
          .select('id')
          .where('id', '=', message.chat_id)
          .forUpdate()
          .executeTakeFirst();
        if (!(await previews.isShown(transaction, message.id, previewId))) return [];
        return changes.changed(transaction, message);
      });
      announcer.announce(announcements);
    }
    return nothingToWrite;
  });
}
