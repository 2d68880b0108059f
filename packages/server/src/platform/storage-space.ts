import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';

const SECOND = 1000;
/**
 * The storage counts as full for this long after a write that failed for lack of space, unless a later one succeeds.
 */
const REMEMBERED = 30 * SECOND;
/** How long a probe's result is cached: anyone can poll the readiness probe. */
const PROBED = 5 * SECOND;
/** More than the pages that a small write needs. */
const PROBE_BYTES = 64 * 1024;

const SQLITE_FULL = 13;
/** The error codes of the operating system and of PostgreSQL. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a write failed because a disk or a quota is full, on this machine or on the database's. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === SQLITE_FULL;
  return 'code' in error && fullCodes.has(error.code);
}

export interface StorageSpace {
  /** Remembers a failed write if it was for lack of space; returns whether it was. */
  noteFailure(error: unknown): boolean;
  /** Whether another write would probably succeed. */
  hasRoom(): Promise<boolean>;
}

/** `folder` is on the disk of the data folder; the probe deletes the files it writes there. */
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
    // The database may be on another disk, which shows only by its own errors.
    hasRoom: async () => clock.now() - failedAt >= REMEMBERED && (await probeCached()),
  };
}
