import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Upload } from '../../platform/http/contract.ts';
import { type NewAttachment, createFileService } from '../files/index.ts';
import { fittingFileName } from './file-names.ts';

type Write = Transaction<DatabaseSchema>;

export interface Attachments {
  /**
   * Checks an upload and stores it, then runs `work`, which records it in its transaction. If `work` fails, the
   * stored file is deleted again. The name is the sender's, with the extension of the real type.
   */
  keep<T>(upload: Upload, work: (attachment: NewAttachment, fileName: string) => Promise<T>): Promise<T>;
  record(transaction: Write, attachment: NewAttachment, ownerId: string): Promise<void>;
  forget(transaction: Write, ids: readonly string[]): Promise<void>;
  /** Call it after the commit of the transaction that called `forget`. */
  remove(id: string): Promise<void>;
}

/** Files of messages. They are stored beside those of posts, but only the two of the chat can read them. */
export function createAttachments(dependencies: Dependencies): Attachments {
  const files = createFileService(dependencies);

  return {
    keep: (upload, work) =>
      files.keepAttachment(upload, (stored) =>
        work(stored, fittingFileName(upload.name, stored.content_type)),
      ),

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
