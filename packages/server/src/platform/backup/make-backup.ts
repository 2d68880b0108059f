import { constants } from 'node:fs';
import { access, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import server from '../../../package.json' with { type: 'json' };
import { ConfigError, type Config } from '../config.ts';
import { createFolder } from '../create-folder.ts';
import { lockFile } from '../database/folder-lock.ts';
import { fileKey, type FileStore } from '../files/file-store.ts';
import { isMissingFile } from '../missing-file.ts';
import { createArchive, type ArchiveWriter, type Encryption } from './archive-writer.ts';
import { formatChecksums } from './checksums.ts';
import { archiveName, CHECKSUMS, FORMAT, HEADER, MANIFEST, SECRET, storedFileName } from './format.ts';
import type { Header, Manifest } from './format.ts';
import { deleteExpired, unfinishedName } from './retention.ts';
import { removingOnSignal } from './temporary-paths.ts';

const PRIVATE = 0o700;
/** Clocks of servers can differ by a minute, and the ids of files contain the time of a server. */
const CLOCK_DIFFERENCE = 60_000;

export interface BackupSource {
  readonly config: Pick<Config, 'databaseUrl' | 'dataFolder'>;
  readonly files: FileStore;
  /** The last migration of the database. */
  readonly migration: string;
  /** Returns the ids of all files that the store should have. */
  readonly storedFileIds: () => Promise<readonly string[]>;
}

export interface BackupTarget {
  readonly folder: string;
  readonly encryption: Encryption | null;
  /** Older backups are deleted. */
  readonly keepDays: number;
  readonly now: number;
}

export interface Backup {
  readonly path: string;
  readonly bytes: number;
  readonly files: Manifest['files'];
  readonly missingFiles: readonly string[];
  readonly hasSecret: boolean;
  /** The names of the old backups that were deleted. */
  readonly deleted: readonly string[];
}

type Add = ArchiveWriter['add'];

const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

async function addFiles(
  add: Add,
  files: FileStore,
): Promise<{ ids: Set<string>; totals: Manifest['files'] }> {
  const ids = new Set<string>();
  let count = 0;
  let bytes = 0;
  for await (const { fileId, variant } of files.list()) {
    const key = fileKey(fileId, variant);
    const whole = await files.openWhole(key);
    // The file was deleted in the meantime.
    if (whole === null) continue;
    await add(storedFileName(key), whole.size, whole.stream);
    ids.add(fileId);
    count += 1;
    bytes += whole.size;
  }
  return { ids, totals: { count, bytes } };
}

async function readSecret(dataFolder: string): Promise<Buffer | null> {
  try {
    return await readFile(join(dataFolder, 'secret'));
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

async function requireRoom(dataFolder: string): Promise<void> {
  const { size } = await stat(join(dataFolder, 'parvis.db'));
  const { bavail, bsize } = await statfs(dataFolder);
  if (bavail * bsize > size) return;
  throw new ConfigError(
    `The disk of the data folder ${dataFolder} has no room for the copy of the database that a backup needs (${Math.ceil(size / 1e6)} MB). Make room on it.`,
  );
}

type Dump = Pick<Header, 'engine' | 'columns'> & {
  /** Adds the database to the archive. Returns the number of rows of each table. */
  readonly addRows: (add: Add) => Promise<Record<string, number>>;
  readonly close: () => Promise<void>;
};

async function openEngineDump({ config, migration }: BackupSource, temporary: string): Promise<Dump> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl !== null) {
    const { openDump } = await import('./postgres-dump.ts');
    const { ownTables } = await import('./own-tables.ts');
    return { engine: 'postgres', ...(await openDump(databaseUrl, await ownTables(migration))) };
  }
  await requireRoom(dataFolder);
  const { addSqlite } = await import('./sqlite-snapshot.ts');
  return {
    engine: 'sqlite',
    columns: {},
    addRows: (add) => addSqlite(add, { dataFolder, temporary }),
    close: async () => {},
  };
}

type Content = Pick<Backup, 'files' | 'missingFiles' | 'hasSecret'>;

/** The files follow the database, so that the archive has every file that the database names. */
async function addAll(
  archive: ArchiveWriter,
  source: BackupSource,
  { dump, now }: { readonly dump: Dump; readonly now: number },
): Promise<Content> {
  const checksums = new Map<string, string>();
  const add: Add = async (name, bytes, content) => {
    const added = await archive.add(name, bytes, content);
    checksums.set(name, added.sha256);
    return added;
  };
  const addText = (name: string, text: string) => add(name, Buffer.byteLength(text), [Buffer.from(text)]);

  const { engine, columns } = dump;
  const createdAt = new Date(now).toISOString();
  const { migration } = source;
  const header: Header = { format: FORMAT, createdAt, version: server.version, engine, migration, columns };
  await addText(HEADER, JSON.stringify(header, null, 2));
  const tables = await dump.addRows(add);
  const { ids, totals } = await addFiles(add, source.files);
  const secret = await readSecret(source.config.dataFolder);
  if (secret !== null) await add(SECRET, secret.length, [secret]);
  const missingFiles = (await source.storedFileIds()).filter(
    (id) => !ids.has(id) && timeOfId(id) < now - CLOCK_DIFFERENCE,
  );
  const { sha256 } = await addText(CHECKSUMS, formatChecksums(checksums));
  const manifest: Manifest = { tables, files: totals, missingFiles, checksums: sha256 };
  await addText(MANIFEST, JSON.stringify(manifest, null, 2));
  await archive.finish();
  return { files: totals, missingFiles, hasSecret: secret !== null };
}

async function flushFolder(path: string): Promise<void> {
  // Windows cannot open folders, and it does not need this step.
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function write(source: BackupSource, target: BackupTarget, temporary: string): Promise<Backup> {
  const name = archiveName(target.now, target.encryption !== null);
  const path = join(target.folder, name);
  const unfinished = join(target.folder, unfinishedName(name));
  return removingOnSignal([unfinished, temporary], async () => {
    const dump = await openEngineDump(source, temporary);
    try {
      const archive = await createArchive(unfinished, target.encryption);
      try {
        const content = await addAll(archive, source, { dump, now: target.now });
        await rename(unfinished, path);
        await flushFolder(target.folder);
        return { ...content, path, bytes: (await stat(path)).size, deleted: [] };
      } catch (error) {
        await archive.abort();
        throw error;
      }
    } finally {
      await dump.close();
    }
  });
}

async function requireFolder(folder: string, dataFolder: string): Promise<void> {
  const path = relative(dataFolder, folder);
  if (!path.startsWith('..') && resolve(path) !== path)
    throw new ConfigError(
      `The backup folder ${folder} is in the data folder ${dataFolder}, so both would be lost together. Choose another folder.`,
    );
  try {
    await createFolder(folder, PRIVATE);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The backup folder ${folder} cannot be used (${reason}). Choose another folder.`);
  }
}

/**
 * Writes a backup while servers run, and then deletes the backups that are too old. They are also deleted if the new
 * backup fails, because of the privacy policy.
 */
export async function makeBackup(source: BackupSource, target: BackupTarget): Promise<Backup> {
  const { dataFolder } = source.config;
  await requireFolder(target.folder, dataFolder);
  const lock = lockFile(
    join(dataFolder, 'backup.lock'),
    `Another backup of the data folder ${dataFolder} is being written. Wait until it has ended.`,
  );
  const temporary = join(dataFolder, 'backup');
  let deleted: string[] = [];
  let backup: Backup;
  try {
    // A killed process may have left the folder.
    await rm(temporary, { recursive: true, force: true });
    await createFolder(temporary, PRIVATE);
    backup = await write(source, target, temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
    lock.release();
    deleted = await deleteExpired(target.folder, target.keepDays, target.now);
  }
  return { ...backup, deleted };
}
