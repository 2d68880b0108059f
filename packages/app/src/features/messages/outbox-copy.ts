import { isTooLarge } from './file-rules.ts';
import { failureOf, type SendFailure } from './outbox-entry.ts';

interface Copy {
  blob: Blob | null;
  failure: SendFailure | null;
}

/** Copies the bytes now, because a file on disk can change or disappear before it is sent. */
async function copyOf(file: File | null): Promise<Copy> {
  if (file === null) return { blob: null, failure: null };
  if (isTooLarge(file)) return { blob: null, failure: failureOf('too-large') };
  try {
    return { blob: new Blob([await file.arrayBuffer()], { type: file.type }), failure: null };
  } catch {
    return { blob: null, failure: failureOf('unreadable') };
  }
}

/** Copies of files that are shown before they have been stored. */
export function createCopies() {
  const copies = new Map<string, Promise<Blob | undefined>>();
  return {
    /**
     * The copy of a file. Undefined if the storage has the file. Resolves with undefined if the message has no file.
     */
    get: (clientId: string): Promise<Blob | undefined> | undefined => copies.get(clientId),

    /** Runs `keep`, which copies and stores the file. Until the file is stored, `get` returns the copy. */
    async serveUntilStored(
      clientId: string,
      file: File | null,
      keep: (copy: () => Promise<Copy>) => Promise<void>,
    ): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<Blob | undefined>();
      copies.set(clientId, promise);
      try {
        await keep(async () => {
          const copy = await copyOf(file);
          resolve(copy.blob ?? undefined);
          return copy;
        });
      } finally {
        resolve(undefined);
        copies.delete(clientId);
      }
    },
  };
}
