import { isTooLarge } from './file-rules.ts';
import { failureOf, type SendFailure } from './outbox-entry.ts';

/** Its bytes as they are now: what lies on a disk can change or go before it is sent. */
export async function copyOf(file: File | null): Promise<{ blob: Blob | null; failure: SendFailure | null }> {
  if (file === null) return { blob: null, failure: null };
  if (isTooLarge(file)) return { blob: null, failure: failureOf('too-large') };
  try {
    return { blob: new Blob([await file.arrayBuffer()], { type: file.type }), failure: null };
  } catch {
    return { blob: null, failure: failureOf('unreadable') };
  }
}
