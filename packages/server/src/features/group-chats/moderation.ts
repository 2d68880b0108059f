import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createFileService } from '../files/index.ts';
import { chatFilesOf, chatSearchText } from '../messages/index.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { createGroupChatRepository, type ChatDetails, type Write } from './repository.ts';

/** A chat has one name for all its members, so it is in the first language of the site. */
const NEUTRAL_NAME = i18n._('Group chat').en;

/** A copy of a chat's picture in the file store. */
export interface PictureCopy {
  readonly pictureId: string;
  readonly copyId: string;
}

/** Records the copy with the owner of the picture, so that it is deleted with this account. */
async function recordCopy(transaction: Write, { pictureId, copyId }: PictureCopy): Promise<void> {
  const picture = await transaction
    .selectFrom('files')
    .selectAll()
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('files')
    .values({ ...picture, id: copyId })
    .execute();
}

/** The steps with which the staff acts on a reported group chat. */
export function groupChatModerationOf(dependencies: Dependencies) {
  const { database } = dependencies;
  const repository = createGroupChatRepository(database);
  const changes = groupChatChangesOf(dependencies);
  const files = createFileService(dependencies);
  const chatFiles = chatFilesOf(dependencies);

  return {
    lock: (transaction: Write, chatId: string): Promise<boolean> => repository.lockRow(transaction, chatId),

    /**
     * Runs `work` with a copy of the chat's picture. The copy has another id, because the addresses of a picture are valid
     * for days, and those of a removed picture must no longer show it.
     */
    withPictureCopy: async <Result>(
      chatId: string,
      work: (copy: PictureCopy | null) => Promise<Result>,
    ): Promise<Result> => {
      const pictureId = (await repository.detailsOf(database.read, chatId))?.file_id ?? null;
      if (pictureId === null) return work(null);
      return files.keepCopy(pictureId, (copyId) => work(copyId === null ? null : { pictureId, copyId }));
    },

    /**
     * Replaces the name of a locked chat, and removes its description and its picture. Returns them. No line says so,
     * because a line names a member who has done it. Does nothing if the chat no longer exists. Call `jobs.wake` after the
     * commit.
     */
    async clear(
      transaction: Write,
      chatId: string,
      copy: PictureCopy | null,
    ): Promise<{ announcements: Announcement[]; details: ChatDetails | null }> {
      const details = await repository.detailsOf(transaction, chatId);
      if (details === null) return { announcements: [], details };
      const kept = copy?.pictureId === details.file_id ? copy : null;
      if (kept !== null) await recordCopy(transaction, kept);
      const change = {
        name: NEUTRAL_NAME,
        search: chatSearchText(NEUTRAL_NAME),
        description: '',
        file_id: null,
      };
      await repository.update(transaction, chatId, change);
      await chatFiles.forget(transaction, { picture: details.file_id });
      return {
        announcements: await changes.changedForAll(transaction, chatId),
        details: { ...details, file_id: kept?.copyId ?? null },
      };
    },

    /**
     * Gives a locked chat the removed details again. Details that an owner has set since then stay. Call `jobs.wake` after
     * the commit.
     */
    async restore(transaction: Write, chatId: string, removed: ChatDetails): Promise<Announcement[]> {
      const present = await repository.detailsOf(transaction, chatId);
      if (present === null || present.file_id !== null)
        await chatFiles.forget(transaction, { picture: removed.file_id });
      if (present === null) return [];
      const name = present.name === NEUTRAL_NAME ? removed.name : present.name;
      await repository.update(transaction, chatId, {
        name,
        search: chatSearchText(name),
        description: present.description === '' ? removed.description : present.description,
        file_id: present.file_id ?? removed.file_id,
      });
      return changes.changedForAll(transaction, chatId);
    },

    /** Deletes the removed picture. Call `jobs.wake` after the commit. */
    forget: (transaction: Write, { file_id: picture }: ChatDetails): Promise<void> =>
      chatFiles.forget(transaction, { picture }),
  };
}
