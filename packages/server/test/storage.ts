import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../src/platform/config.ts';
import { openSqlite } from '../src/platform/database/sqlite.ts';
import { createPostgresDatabase } from './postgres-database.ts';

export interface TestStorage {
  readonly folder: string;
  /** Null for the SQLite database in the folder. */
  readonly databaseUrl: string | null;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

const usesPostgres = process.env['TEST_ENGINE'] === 'postgres';

const createFolder = () => mkdtemp(join(tmpdir(), 'parvis-test-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

async function migrateSqlite(): Promise<Buffer> {
  const folder = await createFolder();
  try {
    const config = { ...readConfig({ DATA_DIR: folder }), durable: false };
    const database = await openSqlite(config, pino({ level: 'silent' }), 'server');
    await database.close();
    return await readFile(join(folder, 'parvis.db'));
  } finally {
    await removeFolder(folder);
  }
}

let migratedSqlite: Promise<Buffer> | undefined;
let created = 0;

async function create(template?: string): Promise<TestStorage> {
  created += 1;
  const folder = await createFolder();
  const database = usesPostgres ? await createPostgresDatabase(undefined, template) : null;
  return {
    folder,
    databaseUrl: database?.url ?? null,
    environment: {
      DATA_DIR: folder,
      ...(database === null ? {} : { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }),
    },
    remove: async () => {
      await database?.drop();
      await removeFolder(folder);
    },
  };
}

/** Returns the number of storages that this process has created. */
export const storagesCreated = (): number => created;

/**
 * Creates a temporary data folder. With `TEST_ENGINE=postgres` it also creates an empty database, without migrations.
 */
export const createEmptyStorage = (): Promise<TestStorage> => create();

/** Creates a storage with the newest schema. It is a copy of a database that is migrated only once. */
export async function createStorage(): Promise<TestStorage> {
  const storage = await create(process.env['TEST_DATABASE_TEMPLATE']);
  if (usesPostgres) return storage;
  migratedSqlite ??= migrateSqlite();
  await writeFile(join(storage.folder, 'parvis.db'), await migratedSqlite);
  return storage;
}
