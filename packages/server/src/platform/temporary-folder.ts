import { randomUUID } from 'node:crypto';
import { rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createFolder } from './create-folder.ts';
import { isMissingFile, namesIn } from './missing-file.ts';
import { isStorageFull } from './storage-space.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const MODE = 0o700;
/** How often a process shows that it still uses its folder. */
const RENEWAL_INTERVAL = 5 * MINUTE;
/**
 * A file or folder that nobody has changed for this time is abandoned. It is long, because the clocks of several
 * servers and of a network file system can differ.
 */
const ABANDONED = HOUR;

export interface TemporaryFolder {
  readonly path: string;
  /** Deletes abandoned files of this process, and abandoned folders of other processes. Returns their number. */
  sweep(): Promise<number>;
  /** Deletes the folder, if it belongs to this process alone. */
  close(): Promise<void>;
}

async function isAbandoned(path: string, before: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < before;
  } catch (error) {
    // The request or the process that has written it has deleted it in the meantime.
    if (isMissingFile(error)) return false;
    throw error;
  }
}

async function sweepIn(folder: string, before: number): Promise<number> {
  let swept = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (!(await isAbandoned(path, before))) continue;
    await rm(path, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

/** The lock of the data folder ensures that no other process uses this folder. */
async function createOnlyFolder(path: string, clock: Clock): Promise<TemporaryFolder> {
  await rm(path, { recursive: true, force: true });
  await createFolder(path, MODE);
  return { path, sweep: () => sweepIn(path, clock.now() - ABANDONED), close: async () => undefined };
}

/** Servers on several machines can use the same data folder. So each process has its own folder in it. */
async function createSharedFolder(parent: string, clock: Clock): Promise<TemporaryFolder> {
  const path = join(parent, randomUUID());
  const renew = async (): Promise<void> => {
    await createFolder(path, MODE);
    const now = new Date(clock.now());
    await utimes(path, now, now);
  };
  try {
    await renew();
  } catch (error) {
    // A server on a full disk starts, so that members can read.
    if (!isStorageFull(error)) throw error;
  }
  // If this fails, for example because the disk is not reachable, the next renewal tries again.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEWAL_INTERVAL);
  timer.unref();
  return {
    path,
    sweep: async () => {
      await renew();
      const before = clock.now() - ABANDONED;
      return (await sweepIn(path, before)) + (await sweepIn(parent, before));
    },
    close: async () => {
      clearInterval(timer);
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Creates the folder for unfinished uploads. Nothing in it is from an earlier process. */
export function createTemporaryFolder(
  { dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  clock: Clock,
): Promise<TemporaryFolder> {
  const path = join(dataFolder, 'tmp');
  return databaseUrl === null ? createOnlyFolder(path, clock) : createSharedFolder(path, clock);
}
