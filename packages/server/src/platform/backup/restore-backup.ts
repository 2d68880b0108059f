import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';
import { createFolder } from '../create-folder.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { migrationsOf } from '../database/migrate.ts';
import { isStorageFull } from '../storage-space.ts';
import { extractBackup, type ExtractedBackup } from './extract.ts';
import { FORMAT, SQLITE_DATABASE, type Header, type Manifest } from './format.ts';
import type { PostgresLoad } from './postgres-load.ts';
import { presentData, replaceData } from './replace-data.ts';
import { removingOnSignal } from './temporary-paths.ts';

const PRIVATE = 0o700;

export interface RestoreOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataFolder'>;
  readonly path: string;
  readonly passphrase: string | null;
}

export interface Restored extends ExtractedBackup {
  /** Where the data from before is now: a folder and, with PostgreSQL, a schema. */
  readonly aside: readonly string[];
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

function checkHeader({ config, path }: RestoreOptions): (header: Header) => void {
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  return (header) => {
    if (header.format > FORMAT || !(header.migration in migrationsOf(engine)))
      throw new ConfigError(
        `The backup ${path} was written by another version of Parvis (${header.version}), probably a newer one. Use that version.`,
      );
    if (header.engine !== engine)
      throw new ConfigError(
        `The backup ${path} is one of ${engines[header.engine]}. ${engine === 'sqlite' ? 'Set DATABASE_URL to a PostgreSQL database.' : 'Restore it without DATABASE_URL.'}`,
      );
  };
}

function requireSameCounts(
  path: string,
  { tables }: Manifest,
  found: Readonly<Record<string, number>>,
): void {
  for (const table of new Set([...Object.keys(tables), ...Object.keys(found)])) {
    if (tables[table] !== found[table])
      throw new ConfigError(
        `The backup ${path} is damaged: the table ${table} has ${found[table] ?? 'no'} rows instead of ${tables[table] ?? 'none'}. Use another one.`,
      );
  }
}

async function withLoad<T>(url: string, work: (load: PostgresLoad) => Promise<T>): Promise<T> {
  const { openLoad } = await import('./postgres-load.ts');
  const load = await openLoad(url);
  try {
    return await work(load);
  } finally {
    await load.close();
  }
}

async function checkSqlite(folder: string): Promise<Record<string, number>> {
  const { checkSqlite: check } = await import('./sqlite-snapshot.ts');
  return check(join(folder, SQLITE_DATABASE));
}

/**
 * Restores a backup in a temporary folder and checks the database there. With PostgreSQL, the rows are loaded in a
 * transaction of the database of DATABASE_URL that is rolled back. Changes nothing.
 */
export async function verifyBackup(options: RestoreOptions): Promise<ExtractedBackup> {
  const { config, path, passphrase } = options;
  const folder = await mkdtemp(join(tmpdir(), 'parvis-verify-'));
  return removingOnSignal([folder], async () => {
    try {
      const check = checkHeader(options);
      const backup = await extractBackup(path, passphrase, { folder, writesFiles: false, check }).catch(
        (error: unknown) => {
          if (!isStorageFull(error)) throw error;
          throw new ConfigError(
            `The database of the backup needs more room than ${folder} has. Set TMPDIR to another folder.`,
          );
        },
      );
      const counts =
        config.databaseUrl === null
          ? await checkSqlite(folder)
          : await withLoad(config.databaseUrl, (load) => load.load(backup.header, folder));
      requireSameCounts(path, backup.manifest, counts);
      return backup;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

const occupied = (place: string, aside: string): ConfigError =>
  new ConfigError(
    `${place} already has data. Restore into an empty one, or add --replace, which moves that data to ${aside}.`,
  );

interface Places {
  readonly staging: string;
  readonly aside: string;
  readonly asideSchema: string;
}

async function restoreSqlite(options: RestoreOptions, backup: ExtractedBackup, { staging, aside }: Places) {
  const { dataFolder } = options.config;
  requireSameCounts(options.path, backup.manifest, await checkSqlite(staging));
  await replaceData({ dataFolder, staging, aside }, async () => {});
}

async function requireFreeDatabase(load: PostgresLoad, replaces: boolean, schema: string): Promise<string[]> {
  const tables = await load.presentTables();
  if (tables.length > 0 && !replaces) throw occupied('The database of DATABASE_URL', `the schema ${schema}`);
  if ((await load.servers()) > 0)
    throw new ConfigError('A Parvis server is using the database of DATABASE_URL. Stop all servers first.');
  return tables;
}

/**
 * The renamed files are undone if the transaction cannot be committed. Returns the schema of the tables from before.
 */
async function restorePostgres(
  options: RestoreOptions & { readonly databaseUrl: string; readonly replaces: boolean },
  backup: ExtractedBackup,
  { staging, aside, asideSchema }: Places,
): Promise<readonly string[]> {
  const { databaseUrl, replaces } = options;
  const { dataFolder } = options.config;
  return withLoad(databaseUrl, async (load) => {
    const tables = await requireFreeDatabase(load, replaces, asideSchema);
    requireSameCounts(options.path, backup.manifest, await load.load(backup.header, staging));
    await load.replace(tables.length === 0 ? null : { schema: asideSchema, tables });
    await replaceData({ dataFolder, staging, aside }, () => load.commit());
    return tables.length === 0 ? [] : [`the schema ${asideSchema}`];
  });
}

/**
 * Restores a backup into the data folder and, with PostgreSQL, into the database. Everything is extracted and checked
 * first, beside the present data. So a wrong backup changes nothing.
 */
export async function restoreBackup(
  options: RestoreOptions & { readonly replaces: boolean; readonly now: number },
): Promise<Restored> {
  const { config, path, passphrase, replaces, now } = options;
  const { databaseUrl, dataFolder } = config;
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const staging = join(dataFolder, 'restore');
  const aside = join(dataFolder, `replaced-${stamp}`);
  const places = { staging, aside, asideSchema: `parvis_replaced_${stamp.toLowerCase()}` };
  await createFolder(dataFolder, PRIVATE);
  const lock = lockFolder(dataFolder);
  try {
    const hasData = presentData(dataFolder).length > 0;
    if (hasData && !replaces) throw occupied(`The data folder ${dataFolder}`, aside);
    if (databaseUrl !== null)
      await withLoad(databaseUrl, (load) => requireFreeDatabase(load, replaces, places.asideSchema));
    // A killed restore may have left the folder.
    await rm(staging, { recursive: true, force: true });
    await createFolder(staging, PRIVATE);
    return await removingOnSignal([staging], async () => {
      const check = checkHeader(options);
      const backup = await extractBackup(path, passphrase, { folder: staging, writesFiles: true, check });
      const folders = hasData ? [aside] : [];
      if (databaseUrl !== null) {
        const schemas = await restorePostgres({ ...options, databaseUrl }, backup, places);
        return { ...backup, aside: [...folders, ...schemas] };
      }
      await restoreSqlite(options, backup, places);
      return { ...backup, aside: folders };
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
    lock.release();
  }
}
