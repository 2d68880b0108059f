import type { components } from '@parvis/api-client/contract';
import { badField } from '../../platform/http/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { createAudit } from '../audit/index.ts';
import { type NewFile, createFileService } from '../files/index.ts';
import { createEventCancellations } from './event-cancellations.ts';
import { publicationPolicy } from './policy.ts';
import { publicationNotFound } from './errors.ts';
import { createRecordingRepository } from './recording-repository.ts';
import { createPublicationRepository } from './repository.ts';
import type { createPublicationService } from './service.ts';

type Schemas = components['schemas'];

const DESCRIPTION = { multiline: true, atMost: 1000 };

const pictureOf = (id: string) => ({
  action: 'publication.picture',
  subject: { type: 'publication' as const, id },
});

/** Creates the service for pictures of publications. A picture's file is deleted together with the publication. */
export function createPublicationPictures(
  dependencies: Dependencies,
  { change }: Pick<ReturnType<typeof createPublicationService>, 'change'>,
) {
  const { clock, database } = dependencies;
  const repository = createPublicationRepository(database);
  const cancellations = createEventCancellations(database);
  const recordings = createRecordingRepository(database);
  const files = createFileService(dependencies);
  const audit = createAudit(dependencies);

  async function replace(
    actor: Actor,
    id: string,
    file: NewFile | null,
    description: string,
  ): Promise<Schemas['Publication']> {
    let former: string | null = null;
    const publication = await change(actor, id, 'picture', async (transaction, locked) => {
      former = locked.file_id;
      if (file !== null) {
        const { content_type, bytes, created_at } = file;
        const { width, height, placeholder } = file;
        if (width === null || height === null) throw badField('image', i18n._('Please choose a photo.'));
        await repository.insertFile(transaction, {
          id: file.id,
          content_type,
          width,
          height,
          placeholder: placeholder ?? '',
          bytes,
          created_at,
        });
      }
      if (file === null && former === null) return [];
      await repository.update(transaction, id, {
        file_id: file?.id ?? null,
        file_description: description,
        updated_at: clock.now(),
      });
      if (former !== null) await repository.deleteFile(transaction, former);
      return [{ field: 'picture', before: former ?? '', after: file?.id ?? '' }];
    });
    if (former !== null) await files.remove(former);
    return publication;
  }

  /** Changes the description of the picture that the publication has. */
  const describe = (actor: Actor, id: string, description: string): Promise<Schemas['Publication']> =>
    change(actor, id, 'picture', async (transaction, { file_id, file_description }) => {
      if (file_id === null) throw badField('image', i18n._('Please choose a photo.'));
      if (description === file_description) return [];
      await repository.update(transaction, id, {
        file_description: description,
        updated_at: clock.now(),
      });
      return [{ field: 'description', before: file_description, after: description }];
    });

  return {
    set(
      actor: Actor,
      id: string,
      upload: Upload | null,
      description: string | undefined,
    ): Promise<Schemas['Publication']> {
      // The permission is checked first, because decoding the file is expensive.
      return audit.attempt(actor, pictureOf(id), publicationPolicy.manage, async () => {
        const text = optionalText(description, 'description', DESCRIPTION);
        if (upload === null) return describe(actor, id, text);
        return files.keepPicture(upload, null, (file) => replace(actor, id, file, text));
      });
    },

    /** If the publication has no picture, this is not an error. */
    remove: (actor: Actor, id: string): Promise<Schemas['Publication']> =>
      audit.attempt(actor, pictureOf(id), publicationPolicy.manage, () => replace(actor, id, null, '')),

    async delete(actor: Actor, id: string): Promise<void> {
      const line = { action: 'publication.delete', subject: { type: 'publication' as const, id } };
      await audit.attempt(actor, line, publicationPolicy.manage, async () => {
        const fileIds = await database.transaction(async (transaction) => {
          const locked = await repository.lockRow(transaction, id);
          if (locked === null) throw publicationNotFound();
          const ownRecordings = await recordings.of(id, transaction);
          if (locked.state === 'published') await cancellations.add(transaction, locked, clock.now());
          await repository.delete(transaction, id);
          if (locked.file_id !== null) await repository.deleteFile(transaction, locked.file_id);
          await audit.record(transaction, actor, line, {
            changes: [{ field: 'title', before: locked.title, after: '' }],
          });
          return [
            ...(locked.file_id === null ? [] : [locked.file_id]),
            ...ownRecordings.map((recording) => recording.id),
          ];
        });
        for (const fileId of fileIds) await files.remove(fileId);
      });
    },
  };
}
