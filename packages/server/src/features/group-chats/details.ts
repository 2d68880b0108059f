import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { createFileService, cropOf, requirePicture, type NewFile, type Sides } from '../files/index.ts';
import { chatFilesOf, chatReaderOf, chatSearchText } from '../messages/index.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { chatDescription, chatName } from './limits.ts';
import { requireOwner } from './requirements.ts';
import { createGroupChatRepository, type GroupChatRow } from './repository.ts';

type Schemas = components['schemas'];

/** The picture is a square, like the picture of a member. */
const RATIO = 1;

/** The name, the description and the picture of a group chat. */
export function groupChatDetailsOf(dependencies: Dependencies) {
  const repository = createGroupChatRepository(dependencies.database);
  const changes = groupChatChangesOf(dependencies);
  const files = createFileService(dependencies);
  const chatFiles = chatFilesOf(dependencies);
  const limits = ageLimitsOf(dependencies);
  const read = chatReaderOf(dependencies);

  async function setPicture(actor: Actor, chatId: string, file: NewFile | null): Promise<Schemas['Chat']> {
    await changes.run(actor, chatId, async (transaction, chat) => {
      requireOwner(chat);
      const former = chat.file_id;
      if (former === null && file === null) return [];
      if (file !== null) await files.record(transaction, file, actor.userId);
      await repository.update(transaction, chatId, { file_id: file?.id ?? null });
      await chatFiles.forget(transaction, { picture: former });
      const line = { chatId, actorId: actor.userId, kind: 'pictured' } as const;
      return [
        ...(await changes.line(transaction, line)),
        ...(await changes.changedForAll(transaction, chatId)),
      ];
    });
    return read(actor.userId, chatId);
  }

  const requireManaged = async ({ userId }: Actor, chatId: string): Promise<GroupChatRow> =>
    requireOwner(await repository.find(userId, chatId));

  /** Members cannot hide changes, except their words under a block. So their number is limited. */
  const take = ({ userId }: Actor): Promise<void> => limits.take('group chat change', userId);

  return {
    requireManaged,

    async update(
      actor: Actor,
      chatId: string,
      details: Schemas['GroupChatDetails'],
    ): Promise<Schemas['Chat']> {
      const name = requiredText(details.name, 'name', chatName);
      const description = optionalText(details.description, 'description', chatDescription);
      const known = await requireManaged(actor, chatId);
      if (known.name !== name || known.description !== description) await take(actor);
      await changes.run(actor, chatId, async (transaction, chat) => {
        requireOwner(chat);
        const isRenamed = chat.name !== name;
        const isDescribed = chat.description !== description;
        if (!isRenamed && !isDescribed) return [];
        await repository.update(transaction, chatId, { name, search: chatSearchText(name), description });
        const common = { chatId, actorId: actor.userId };
        const announcements = [];
        if (isRenamed)
          announcements.push(
            ...(await changes.line(transaction, { ...common, kind: 'renamed', text: name })),
          );
        if (isDescribed)
          announcements.push(...(await changes.line(transaction, { ...common, kind: 'described' })));
        announcements.push(...(await changes.changedForAll(transaction, chatId)));
        return announcements;
      });
      return read(actor.userId, chatId);
    },

    async setPicture(
      actor: Actor,
      chatId: string,
      upload: Upload | null,
      sides: Sides,
    ): Promise<Schemas['Chat']> {
      const picture = requirePicture(upload);
      await take(actor);
      return files.keepPicture(picture, { ratio: RATIO, crop: cropOf(sides) }, (file) =>
        setPicture(actor, chatId, file),
      );
    },

    /** If the chat has no picture, this is not an error. */
    async removePicture(actor: Actor, chatId: string): Promise<Schemas['Chat']> {
      if ((await requireManaged(actor, chatId)).file_id !== null) await take(actor);
      return setPicture(actor, chatId, null);
    },
  };
}
