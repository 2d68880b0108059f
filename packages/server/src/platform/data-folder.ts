import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  statSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { createFolderSync } from './create-folder.ts';
import { isMissingFile } from './missing-file.ts';
import { isStorageFull } from './storage-space.ts';

const { R_OK, W_OK } = constants;

/** A restore creates this file before it replaces data, and deletes it afterwards. */
export const UNFINISHED_RESTORE = 'restore-unfinished';

const otherKind = (path: string, kind: 'file' | 'folder'): ConfigError =>
  new ConfigError(
    `${path} is not a ${kind}. Move it away, and restore the ${kind} from a backup if there was one, as docs/operations.md says.`,
  );

function statOrNull(path: string): Stats | null {
  try {
    return statSync(path);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

const refused = (path: string, rights: string): ConfigError =>
  new ConfigError(
    `This user may not ${rights} ${path}. Change its permissions, or choose another data folder with DATA_DIR.`,
  );

function requireFile(path: string, rights: 'read' | 'read and write'): void {
  const stats = statOrNull(path);
  if (stats === null) return;
  if (!stats.isFile()) throw otherKind(path, 'file');
  try {
    accessSync(path, rights === 'read' ? R_OK : R_OK | W_OK);
  } catch {
    throw refused(path, rights);
  }
}

function requireFolder(path: string): void {
  if (statOrNull(path) === null) {
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      // The path is a link to a missing place.
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        throw otherKind(path, 'folder');
      throw error;
    }
  }
  if (!statSync(path).isDirectory()) throw otherKind(path, 'folder');
  try {
    rmdirSync(mkdtempSync(join(path, 'probe-')));
  } catch (error) {
    // A server on a full disk starts, so that members can read.
    if (!isStorageFull(error)) throw refused(path, 'write in');
  }
}

/** Files that SQLite writes beside a database. Most of them exist only while it is open. */
const filesOfDatabase = (name: string): string[] => ['', '-wal', '-shm', '-journal'].map((end) => name + end);

/**
 * Creates the folders of the data folder. Throws an error with a remedy if a path cannot be used. Without this check,
 * the server would start, and the first upload or email would fail.
 */
export function prepareDataFolder({
  dataFolder,
  databaseUrl,
  mail,
  secret,
}: Pick<Config, 'dataFolder' | 'databaseUrl' | 'mail' | 'secret'>): void {
  createFolderSync(dataFolder, 0o700);
  if (existsSync(join(dataFolder, UNFINISHED_RESTORE)))
    throw new ConfigError(
      `A restore into ${dataFolder} was interrupted, so its data is not complete. Run the restore again with --replace, as docs/operations.md says.`,
    );
  if (secret === null) requireFile(join(dataFolder, 'secret'), 'read');
  const databases = databaseUrl === null ? ['server.lock', 'parvis.db'] : [];
  for (const name of databases.flatMap(filesOfDatabase))
    requireFile(join(dataFolder, name), 'read and write');
  for (const name of mail.kind === 'folder' ? ['files', 'mail'] : ['files'])
    requireFolder(join(dataFolder, name));
}
