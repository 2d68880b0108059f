import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { createFileService } from '../files/index.ts';
import { createAttachments } from './attachments.ts';
import type { Write } from './repository.ts';

const fileRemoval = jobKind<{ readonly fileIds: readonly string[] }>('chat.remove-files');

/** The number of files that one job deletes. */
const SLICE = 200;

const nothingToWrite: Finish = async () => [];

export interface ChatFiles {
  /**
   * Forgets the attachments and the picture of a group chat. Jobs delete the bytes, because there can be many files. Call
   * `jobs.wake` after the commit.
   */
  forget(
    transaction: Write,
    files: { readonly attachments?: readonly string[]; readonly picture?: string | null },
  ): Promise<void>;
}

export function chatFilesOf(dependencies: Dependencies): ChatFiles {
  const { clock, jobs } = dependencies;
  const attachments = createAttachments(dependencies);
  const files = createFileService(dependencies);

  const remove = (transaction: Write, fileIds: readonly string[]) =>
    jobs.add(transaction, fileRemoval, { key: newId(clock), payload: { fileIds } });

  return {
    async forget(transaction, { attachments: attached = [], picture = null }) {
      for (let start = 0; start < attached.length; start += SLICE) {
        const slice = attached.slice(start, start + SLICE);
        await attachments.forget(transaction, slice);
        await remove(transaction, slice);
      }
      if (picture === null) return;
      await files.forget(transaction, picture);
      await remove(transaction, [picture]);
    },
  };
}

export function handleChatFiles({ files, jobs }: Dependencies): void {
  jobs.handle(fileRemoval, async ({ fileIds }) => {
    for (const fileId of fileIds) await files.remove(fileId);
    return nothingToWrite;
  });
}
