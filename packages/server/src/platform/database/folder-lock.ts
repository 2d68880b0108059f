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

/** Thrown if a server uses the data folder. */
export class FolderInUse extends ConfigError {}

/**
 * Locks the data folder for this process. The lock is a SQLite database with an exclusive lock. The operating system
 * releases it even if the process crashes.
 */
export function lockFolder(folder: string): { release(): void } {
  createFolderSync(folder);
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) {
      throw new FolderInUse(
        `Another Parvis server is already using the data folder ${folder}. Stop it, or choose another folder with DATA_DIR.`,
      );
    }
    throw error;
  }
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}
