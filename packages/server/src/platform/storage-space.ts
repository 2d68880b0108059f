import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';

const SECOND = 1000;
/** The storage counts as full for this time after a write has failed for lack of space. */
const REMEMBERED = 30 * SECOND;
/** How long the result of a probe is cached, because anyone can call the readiness probe. */
const PROBED = 5 * SECOND;
/** The number of bytes that the probe writes. A small write to the database needs fewer. */
const PROBE_BYTES = 64 * 1024;

const SQLITE_FULL = 13;
/** The error codes of the operating system and of PostgreSQL for a full disk. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a write has failed because a disk or quota is full, on this machine or on the machine of the database. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === SQLITE_FULL;
  return 'code' in error && fullCodes.has(error.code);
}

export interface StorageSpace {
  /** Returns whether the error is a lack of space, and remembers it if it is. */
  noteFailure(error: unknown): boolean;
  /** Whether another write will probably succeed. */
  hasRoom(): Promise<boolean>;
}

/**
 * Creates the check for free space. `folder` is on the same disk as the data folder. The probe writes files there and
 * deletes them.
 */
export function watchStorageSpace(folder: string, clock: Clock): StorageSpace {
  let failedAt = -Infinity;
  let probed: { readonly at: number; readonly hasRoom: Promise<boolean> } | null = null;

  function noteFailure(error: unknown): boolean {
    const isFull = isStorageFull(error);
    if (isFull) failedAt = clock.now();
    return isFull;
  }

  async function probe(): Promise<boolean> {
    const path = join(folder, `room-${newId(clock)}`);
    try {
      await writeFile(path, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 });
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true });
    }
  }

  function probeCached(): Promise<boolean> {
    const now = clock.now();
    if (probed === null || now - probed.at >= PROBED) probed = { at: now, hasRoom: probe() };
    return probed.hasRoom;
  }

  return {
    noteFailure,
    // The database can be on another disk, and only its errors show that this disk is full.
    hasRoom: async () => clock.now() - failedAt >= REMEMBERED && (await probeCached()),
  };
}
