import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { newId } from './identifiers.ts';

/**
 * How long the result of a probe is cached, in milliseconds. It is cached because anyone can call the readiness probe.
 */
const PROBED = 1000;
/** The number of bytes that the probe writes. A small write to the database needs fewer bytes. */
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
  /** Returns whether the error is a lack of space. If so, remembers that there was one. */
  noteFailure(error: unknown): boolean;
  /** Whether another write will probably succeed. */
  hasRoom(): Promise<boolean>;
}

interface Probe {
  readonly at: number;
  readonly hasRoom: Promise<boolean>;
  /** Null until the probe has ended. */
  result: boolean | null;
}

/**
 * Creates the check for free space. `folder` is on the same disk as the data folder. The probe writes files there and
 * deletes them. The database can be on another disk, so after a failure the probe writes to the database, too.
 */
export function watchStorageSpace(
  folder: string,
  clock: Clock,
  database: Pick<Database, 'probeSpace'>,
): StorageSpace {
  let failures = 0;
  /** The number of failures before the last successful probe of the database. */
  let overcome = 0;
  let probed: Probe | null = null;

  async function folderHasRoom(): Promise<boolean> {
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

  async function databaseHasRoom(): Promise<boolean> {
    const before = failures;
    if (before === overcome) return true;
    try {
      await database.probeSpace(PROBE_BYTES);
      overcome = before;
      return true;
    } catch (error) {
      if (isStorageFull(error)) return false;
      throw error;
    }
  }

  async function probe(at: number): Promise<boolean> {
    const hasRoom = (await folderHasRoom()) && (await databaseHasRoom());
    if (probed?.at === at) probed.result = hasRoom;
    return hasRoom;
  }

  return {
    noteFailure: (error) => {
      const isFull = isStorageFull(error);
      if (isFull) {
        failures += 1;
        if (probed?.result === true) probed = null;
      }
      return isFull;
    },
    hasRoom: () => {
      const now = clock.now();
      if (probed === null || now - probed.at >= PROBED)
        probed = { at: now, hasRoom: probe(now), result: null };
      return probed.hasRoom;
    },
  };
}
