import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { schemaOf } from '../../../test/schema-of.ts';
import { createEmptyStorage, createStorage, type TestStorage } from '../../../test/storage.ts';
import { checkDatabase } from '../../commands/doctor/database.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { requireCurrentSchema } from './own-schema.ts';

const log = pino({ level: 'silent' });

let storage: TestStorage;
let config: Config;
/** The beginning and the end of each line that explains the fault. */
let name: string;
let remedy: string;

async function prepare(create: () => Promise<TestStorage>): Promise<void> {
  storage = await create();
  onTestFinished(() => storage.remove());
  config = readConfig(storage.environment);
  const isSqlite = config.databaseUrl === null;
  name = `The database ${isSqlite ? `${config.dataFolder}/parvis.db` : 'of DATABASE_URL'}`;
  remedy = isSqlite ? 'Choose another folder with DATA_DIR.' : 'Choose an empty database with DATABASE_URL.';
}

/** Changes the database as another program would. */
async function change(...statements: string[]): Promise<readonly unknown[]> {
  const database = await openDatabase(config, log, 'command');
  for (const statement of statements) await sql.raw(statement).execute(database.write);
  const schema = await schemaOf(database);
  await database.close();
  return schema;
}

async function start(): Promise<string> {
  let database: Database;
  try {
    database = await openDatabase(config, log);
  } catch (error) {
    return error instanceof ConfigError ? error.message : String(error);
  }
  await database.close();
  return 'started';
}

const createMigrations =
  'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)';

test.each([
  ['users', ['create table users (id integer)']],
  ['posts', ['create table posts (id integer)', createMigrations]],
  ['users_name', ['create table people (id integer)', 'create index users_name on people (id)']],
  [
    'kysely_migration',
    [createMigrations, "insert into kysely_migration values ('2020_shop', '2020-01-01T00:00:00Z')"],
  ],
])(
  'a database in which another program has created %s is explained, and not changed',
  async (thing, other) => {
    await prepare(createEmptyStorage);
    const before = await change(...other);
    expect(await start()).toBe(
      `${name} belongs to another program, which has created ${thing} there. ${remedy}`,
    );
    expect(await change()).toEqual(before);
  },
);

test('tables with other names are no reason to refuse a database', async () => {
  await prepare(createEmptyStorage);
  await change('create table spatial_ref_sys (id integer)');
  expect(await start()).toBe('started');
});

test.each(['9999-drop-nicknames-after-9998', '0018-skipped'])(
  'a database with the unknown migration %s is explained, and not changed',
  async (migration) => {
    await prepare(createStorage);
    const before = await change(
      `insert into kysely_migration values ('${migration}', '2100-01-01T00:00:00Z')`,
    );
    expect(await start()).toMatch(
      new RegExp(
        `^${name} was migrated by another release of Parvis, probably a newer one \\(\\d{4}-[a-z0-9-]+\\)\\. Start that release, or restore a backup from before the upgrade, as docs/operations\\.md says\\.$`,
      ),
    );
    expect(await change()).toEqual(before);
  },
);

test('a database that a newer release has migrated is used as it is, if no migration removes anything in use', async () => {
  await prepare(createStorage);
  const before = await change(
    'alter table posts add column topic text',
    "insert into kysely_migration values ('9998-topics', '2100-01-01T00:00:00Z')",
    "insert into kysely_migration values ('9999-drop-nicknames-after-0049', '2100-01-01T00:00:00Z')",
  );
  expect(await start()).toBe('started');
  config = { ...config, readOnly: true };
  expect(await start()).toBe('started');
  config = { ...config, readOnly: false };
  expect(await change()).toEqual(before);
  const { databaseUrl, dataFolder } = config;
  expect((await checkDatabase({ databaseUrl, dataFolder })).at(-1)).toEqual({
    state: 'ok',
    text: 'A newer release has migrated the database. This release can still use the tables.',
  });
});

test('a database of this release starts', async () => {
  await prepare(createStorage);
  expect(await start()).toBe('started');
});

const lastMigration = '(select max(name) from kysely_migration)';

test.each([
  ['is empty', createEmptyStorage, [], 'The database is still empty. Start the server once.'],
  [
    'lacks a migration',
    createStorage,
    [`delete from kysely_migration where name = ${lastMigration}`],
    'The database is older than this version. Start the server once.',
  ],
  [
    'a newer release has migrated',
    createStorage,
    ["insert into kysely_migration values ('9999-future', '2100-01-01T00:00:00Z')"],
    'was migrated by another release of Parvis, probably a newer one (9999-future).',
  ],
  [
    'belongs to another program',
    createEmptyStorage,
    ['create table users (id integer)'],
    'belongs to another program, which has created users there.',
  ],
])('a command refuses a database that %s', async (_, create, changes, message) => {
  await prepare(create);
  await change(...changes);
  const database = await openDatabase(config, log, 'command');
  onTestFinished(() => database.close());
  await expect(requireCurrentSchema(database.read, config)).rejects.toThrow(message);
});

test('a command accepts a database of this release', async () => {
  await prepare(createStorage);
  const database = await openDatabase(config, log, 'command');
  onTestFinished(() => database.close());
  await expect(requireCurrentSchema(database.read, config)).resolves.toBeUndefined();
});

test.runIf(process.env['TEST_ENGINE'] === 'postgres').each([
  ['role=parvis_guest', 'permission denied for schema public'],
  ['default_transaction_read_only=on', 'cannot execute CREATE TABLE in a read-only transaction'],
])('a database that cannot be changed, because of %s, is explained', async (setting, reason) => {
  await prepare(createEmptyStorage);
  await change('drop role if exists parvis_guest', 'create role parvis_guest');
  const url = new URL(config.databaseUrl ?? '');
  url.searchParams.set('options', `-c ${setting}`);
  config = { ...config, databaseUrl: url.href };
  expect(await start()).toBe(
    `The user of DATABASE_URL may not create or change tables: ${reason}. Make it the owner of a database on the primary server.`,
  );
});
