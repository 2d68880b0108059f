import { isTooLarge } from './file-rules.ts';
import { failureOf, type SendFailure } from './outbox-entry.ts';

interface Copy {
  blob: Blob | null;
  failure: SendFailure | null;
}

/** Its bytes as they are now: what lies on a disk can change or go before it is sent. */
async function copyOf(file: File | null): Promise<Copy> {
  if (file === null) return { blob: null, failure: null };
  if (isTooLarge(file)) return { blob: null, failure: failureOf('too-large') };
  try {
    return { blob: new Blob([await file.arrayBuffer()], { type: file.type }), failure: null };
  } catch {
    return { blob: null, failure: failureOf('unreadable') };
  }
}

/** Copies of files that are shown before the storage has them. */
export function createCopies() {
  const copies = new Map<string, Promise<Blob | undefined>>();
  return {
    /** Resolves with undefined where there is no copy; undefined where the storage has the file. */
    get: (clientId: string): Promise<Blob | undefined> | undefined => copies.get(clientId),

    /** Holds the copy that `keep` makes until it is kept. */
    async hold(
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
