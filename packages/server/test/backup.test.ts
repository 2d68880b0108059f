import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addFile,
  backupFolder,
  contentOf,
  emptyStorage,
  newestMigration,
  openStorage,
  seededCommunity,
} from './backups.ts';
import type { Community } from './community.ts';
import { schemaOf } from './schema-of.ts';
import { storedFileIds } from '../src/features/files/index.ts';
import { createServer } from '../src/create-server.ts';
import { readConfig } from '../src/platform/config.ts';
import { createSchemaOf } from '../src/platform/database/migrate.ts';
import { createFileStore } from '../src/platform/files/create-file-store.ts';
import { makeBackup, type Backup, type BackupTarget } from '../src/platform/backup/make-backup.ts';
import { restoreBackup, verifyBackup } from '../src/platform/backup/restore-backup.ts';

const passphrase = 'four random words here';
const HOUR = 60 * 60 * 1000;
const now = Date.UTC(2026, 0, 6, 12);

function backUp(target: Partial<BackupTarget> & { folder: string }) {
  const { config, database } = community;
  return makeBackup(
    {
      config,
      files: createFileStore(config),
      migration: newestMigration,
      storedFileIds: () => storedFileIds(database.read),
    },
    { encryption: { passphrase, workFactor: 4 }, keepDays: 60, now, ...target },
  );
}

async function filesIn(dataFolder: string): Promise<string[]> {
  const names = await readdir(join(dataFolder, 'files'), { recursive: true });
  return names.toSorted((one, other) => (one < other ? -1 : 1));
}

const secretIn = (dataFolder: string) => readFile(join(dataFolder, 'secret'), 'utf8');

let community: Community;
let backup: Backup;
let folder: string;

beforeAll(async () => {
  community = await seededCommunity();
});

afterAll(() => community.close());

beforeEach(async () => {
  folder = await backupFolder();
  backup = await backUp({ folder });
});

test('a restored backup has the schema, every row and every file', async () => {
  const { dataFolder } = community.config;
  expect(backup).toMatchObject({ hasSecret: true, missingFiles: [], files: { count: 2 } });
  const place = await emptyStorage();
  const config = readConfig(place.environment);
  const restored = await restoreBackup({ config, path: backup.path, passphrase, replaces: false, now });
  expect(restored.aside).toEqual([]);

  const database = await openStorage(place.environment);
  expect(await contentOf(database)).toEqual(await contentOf(community.database));
  expect(await schemaOf(database)).toEqual(await schemaOf(community.database));
  expect(await filesIn(place.folder)).toEqual(await filesIn(dataFolder));
  expect(await secretIn(place.folder)).toBe(await secretIn(dataFolder));
  expect((await readdir(place.folder)).filter((name) => name.startsWith('re'))).toEqual([]);
});

test('a restore is refused while a server runs', async () => {
  const { config } = community;
  const isSqlite = config.databaseUrl === null;
  // The servers of a PostgreSQL database can have other data folders.
  const elsewhere = isSqlite ? config : { ...config, dataFolder: folder };
  const restoring = restoreBackup({ config: elsewhere, path: backup.path, passphrase, replaces: true, now });
  await expect(restoring).rejects.toThrow(
    isSqlite
      ? 'Another Parvis server is already using'
      : 'A Parvis server is using the database of DATABASE_URL',
  );
});

test('a restore needs an empty place, or moves the present data aside', async () => {
  const { environment, folder: dataFolder } = await emptyStorage();
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const options = { config, path: backup.path, passphrase, now };
  await (await createServer({ config })).close();
  const before = await secretIn(dataFolder);
  await expect(restoreBackup({ ...options, replaces: false })).rejects.toThrow(
    `The data folder ${dataFolder} already has data. Restore into an empty one, or add --replace`,
  );

  const { aside } = await restoreBackup({ ...options, replaces: true });
  const replaced = join(dataFolder, 'replaced-20260106T120000Z');
  const schemas = config.databaseUrl === null ? [] : ['the schema parvis_replaced_20260106t120000z'];
  expect(aside).toEqual([replaced, ...schemas]);
  expect(await secretIn(replaced)).toBe(before);
  const database = await openStorage(environment);
  expect(await contentOf(database)).toEqual(await contentOf(community.database));
  const old =
    database.dialect === 'sqlite'
      ? (await openStorage({ DATA_DIR: replaced })).read
      : database.read.withSchema('parvis_replaced_20260106t120000z');
  expect(await old.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a backup of an older release is restored, and migrated by the next start', async () => {
  const old = await emptyStorage();
  const { write, dialect } = await openStorage(old.environment);
  const migration = '0047-editors';
  await createSchemaOf(write, dialect, migration);
  const { path } = await makeBackup(
    {
      config: readConfig(old.environment),
      files: createFileStore({ dataFolder: old.folder, s3: null }),
      migration,
      storedFileIds: async () => [],
    },
    { folder, encryption: null, keepDays: 60, now: now + 1000 },
  );
  const place = await emptyStorage();
  const config = readConfig({ ...place.environment, LOG_LEVEL: 'silent' });
  await restoreBackup({ config, path, passphrase: null, replaces: false, now });
  const server = await createServer({ config });
  expect(await schemaOf(server.database)).toEqual(await schemaOf(community.database));
  await server.close();
});

test('a backup of the other engine is refused', async () => {
  const databaseUrl = community.config.databaseUrl === null ? 'postgres://localhost/none' : null;
  const config = { dataFolder: folder, databaseUrl };
  await expect(verifyBackup({ config, path: backup.path, passphrase })).rejects.toThrow(
    / is one of (?:SQLite|Post)/,
  );
});

test('a failed restore leaves the data folder as it was', async () => {
  const { environment, folder: dataFolder } = await emptyStorage();
  const config = readConfig(environment);
  await writeFile(join(dataFolder, 'secret'), 'old');
  await mkdir(join(dataFolder, 'files', 'ab'), { recursive: true });
  const before = await readdir(dataFolder, { recursive: true });
  const bytes = await readFile(backup.path);
  await writeFile(backup.path, bytes.subarray(0, bytes.length - 1000));
  const restoring = restoreBackup({ config, path: backup.path, passphrase, replaces: true, now });
  await expect(restoring).rejects.toThrow('is damaged or incomplete');
  expect((await readdir(dataFolder, { recursive: true })).filter((name) => name !== 'server.lock')).toEqual(
    before,
  );
});

test('a backup is verified without changing the data', async () => {
  const before = await contentOf(community.database);
  const { config } = community;
  const { manifest } = await verifyBackup({ config, path: backup.path, passphrase });
  expect(manifest.tables).toMatchObject({ users: 2, posts: 2, comments: 1 });
  expect(await contentOf(community.database)).toEqual(before);
});

test('files that the database names and the store lacks are reported', async () => {
  const [id = ''] = await storedFileIds(community.database.read);
  await createFileStore(community.config).remove(id);
  // Ids only increase in a process. So this id is in the future if another test has moved its clock there.
  const storedAt = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(await backUp({ folder, now: storedAt + HOUR })).toMatchObject({ missingFiles: [id] });
});

test('a failed backup leaves nothing, and keeps the backups within the term', async () => {
  const expired = 'parvis-backup-20251101T000000Z.tar.zst';
  await writeFile(join(folder, expired), Buffer.from([0x28, 0xb5, 0x2f, 0xfd]));
  await addFile(community.config.dataFolder, 1000);
  const files = createFileStore(community.config);
  const { config } = community;
  const failing = makeBackup(
    {
      config,
      files: Object.assign(files, { openWhole: () => Promise.reject(new Error('The disk cannot be read.')) }),
      migration: newestMigration,
      storedFileIds: async () => [],
    },
    { folder, encryption: null, keepDays: 60, now: now + 1000 },
  );
  await expect(failing).rejects.toThrow('The disk cannot be read.');
  expect(await readdir(folder)).toEqual([backup.path.slice(folder.length + 1)]);
  expect(existsSync(join(config.dataFolder, 'backup'))).toBe(false);
});

test('a backup folder in the data folder is refused', async () => {
  const inside = join(community.config.dataFolder, 'backups');
  await expect(backUp({ folder: inside })).rejects.toThrow('so both would be lost together');
  expect(existsSync(inside)).toBe(false);
});
