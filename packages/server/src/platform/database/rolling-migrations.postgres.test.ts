import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyStorage, createStorage, type TestStorage } from '../../../test/storage.ts';
import { readConfig } from '../config.ts';
import { LAST_OF_BASELINE } from './baseline.ts';
import type { Database } from './database.ts';
import { createSchemaOf, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const silent = pino({ level: 'silent' });

async function open(createStorageOfTest: () => Promise<TestStorage>): Promise<Database> {
  const storage = await createStorageOfTest();
  const database = await openDatabase(readConfig(storage.environment), silent, 'command');
  onTestFinished(async () => {
    await database.close();
    await storage.remove();
  });
  return database;
}

test('a running server goes on reading and writing a table to which a newer release adds a column', async () => {
  const database = await open(createStorage);
  const { read, shortReads } = database;
  const everything = (from: typeof read) =>
    from.selectFrom('plans').selectAll().where('position', '>=', 0).execute();
  const inTransaction = () => database.transaction(everything);
  const plans = await everything(read);
  await everything(shortReads);
  await inTransaction();
  await sql`alter table plans add column topic text`.execute(database.write);

  const extended = plans.map((plan) => ({ ...plan, topic: null }));
  expect(await inTransaction()).toEqual(extended);
  expect(await everything(read)).toEqual(extended);
  expect(await everything(shortReads)).toEqual(extended);
});

test('a migration waits for a table only briefly, and tries again', async () => {
  const database = await open(createEmptyStorage);
  await createSchemaOf(database.write, 'postgres', LAST_OF_BASELINE);
  const long = await database.write.startTransaction().execute();
  await long.selectFrom('users').select('id').execute();
  let released: Promise<void> | undefined;
  const log = pino(
    { level: 'warn' },
    {
      write: () => {
        released ??= long.commit().execute();
      },
    },
  );
  await migrate(database.write, 'postgres', log);
  expect(released).toBeDefined();
  expect(await database.read.selectFrom('users').select('listings_public').execute()).toEqual([]);
});
