import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { type NewAttachment, createFileService } from '../files/index.ts';
import { fittingFileName } from './file-names.ts';
import { noVoice, voiceColumnsOf, type VoiceColumns } from './voice-notes.ts';

type Write = Transaction<DatabaseSchema>;
type VoiceUpload = components['schemas']['VoiceUpload'];

/** An attachment, with the columns of a voice note. */
export type MessageAttachment = NewAttachment & VoiceColumns;

export interface Attachments {
  /**
   * Checks an upload, stores it, and runs `work`, which records the file in its own transaction. If `work` fails, the
   * stored file is deleted again. The file name is the sender's, with the extension of the real type. With `voice`, the
   * file must be a voice note.
   */
  keep<T>(
    upload: Upload,
    voice: VoiceUpload | null,
    work: (attachment: MessageAttachment, fileName: string) => Promise<T>,
  ): Promise<T>;
  /** Copies the file of another message, and runs `work` like `keep`. Null if the file no longer exists. */
  keepCopy<T>(id: string, work: (copyId: string | null) => Promise<T>): Promise<T>;
  record(transaction: Write, attachment: MessageAttachment, ownerId: string): Promise<void>;
  forget(transaction: Write, ids: readonly string[]): Promise<void>;
  /** Deletes the bytes. Call this after the commit of the transaction that called `forget`. */
  remove(id: string): Promise<void>;
}

/**
 * The files of messages. The file store keeps them together with the files of posts, but only the members of the chat
 * can read them.
 */
export function createAttachments(dependencies: Dependencies): Attachments {
  const files = createFileService(dependencies);

  return {
    keep: (upload, voice, work) => {
      const nameOf = (contentType: string) => fittingFileName(upload.name, contentType);
      return voice === null
        ? files.keepAttachment(upload, (stored) =>
            work({ ...stored, ...noVoice }, nameOf(stored.content_type)),
          )
        : files.keepVoiceNote(upload, ({ seconds, ...stored }) =>
            work({ ...stored, ...voiceColumnsOf(voice, { seconds }) }, nameOf(stored.content_type)),
          );
    },

    keepCopy: (id, work) => files.keepCopy(id, work),

    async record(transaction, attachment, ownerId) {
      await transaction
        .insertInto('attachments')
        .values({ ...attachment, owner_id: ownerId })
        .execute();
    },

    async forget(transaction, ids) {
      if (ids.length > 0) await transaction.deleteFrom('attachments').where('id', 'in', ids).execute();
    },

    remove: (id) => files.remove(id),
  };
}
