import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';
import { createFolderSync } from '../create-folder.ts';

const BUSY = 5;

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === BUSY
  );
}

/** Thrown if another process has the lock. */
export class AlreadyLocked extends ConfigError {}

interface Lock {
  release(): void;
}

/**
 * Locks a file for this process. The lock is a SQLite database with an exclusive lock. The operating system releases it
 * even if the process crashes. If another process has the lock, throws `AlreadyLocked` with the message.
 */
export function lockFile(path: string, message: string): Lock {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) {
      throw new AlreadyLocked(message);
    }
    throw error;
  }
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

/** Locks the data folder, so that only one server uses it. */
export function lockFolder(folder: string): Lock {
  createFolderSync(folder);
  return lockFile(
    join(folder, 'server.lock'),
    `Another Parvis server is already using the data folder ${folder}. Stop it, or choose another folder with DATA_DIR.`,
  );
}
