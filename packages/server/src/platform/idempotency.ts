import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ConcurrentChange } from './database/database.ts';
import { badField, type AppError } from './http/errors.ts';
import { i18n } from './i18n.ts';
import type { Text } from './language.ts';

const ATTEMPTS = 3;

/**
 * Returns a fingerprint of a request. It shows whether a request with a known key is a repeat or a different request.
 */
export function fingerprintOf(parts: readonly (string | null)[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

function reused(path: string, message: Text): AppError {
  return badField(path, message, 'request.key-reused');
}

export function shareIdReused(): AppError {
  return reused('shareId', i18n._('This id was already used for another share.'));
}

export function clientIdReused(): AppError {
  return reused('clientId', i18n._('This id was already used for another message. Please send it again.'));
}

/**
 * Throws if the request is not a repeat. A row that was stored before there were fingerprints accepts every request.
 */
export function requireRepeat(stored: string | null, fingerprint: string | null): void {
  if (stored !== null && stored !== fingerprint) {
    throw reused(
      'idempotency-key',
      i18n._('This key was already used for something else. Please send it again.'),
    );
  }
}

export async function digestOfFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('base64url');
}

type Outcome<Fresh, Made> =
  | { readonly isNew: true; readonly made: Fresh }
  | { readonly isNew: false; readonly made: Made };

/**
 * Returns the result of `make` or, if the key was already used, the stored result. If that result was deleted in the
 * meantime, calls `make` again.
 */
export async function runIdempotent<Fresh, Made>(steps: {
  make: () => Promise<Fresh>;
  isTaken: (error: unknown) => boolean;
  find: () => Promise<Made | null>;
}): Promise<Outcome<Fresh, Made>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return { isNew: true, made: await steps.make() };
    } catch (error) {
      if (!steps.isTaken(error)) throw error;
    }
    const made = await steps.find();
    if (made !== null) return { isNew: false, made };
  }
  throw new ConcurrentChange();
}
