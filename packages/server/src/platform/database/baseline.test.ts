import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { schemaOf } from '../../../test/schema-of.ts';
import { createEmptyStorage } from '../../../test/storage.ts';
import { readConfig } from '../config.ts';
import type { Database } from './database.ts';
import { createMigrator, migrate, migrationsOf } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });

async function emptyDatabase(): Promise<Database> {
  const storage = await createEmptyStorage();
  const database = await openDatabase(readConfig(storage.environment), log, 'command');
  onTestFinished(async () => {
    await database.close();
    await storage.remove();
  });
  return database;
}

const plansOf = ({ read }: Database) => read.selectFrom('plans').selectAll().orderBy('position').execute();

test('a new database has the same schema and plans as a database with all migrations', async () => {
  const [old, created] = [await emptyDatabase(), await emptyDatabase()];
  const { error } = await createMigrator(old.write, old.dialect).migrateTo('0025-calendars');
  expect(error).toBeUndefined();
  for (const { write, dialect } of [old, created]) await migrate(write, dialect, log);
  const schema = await schemaOf(created);
  expect(schema.length).toBeGreaterThan(800);
  expect(schema).toEqual(await schemaOf(old));

  const plans = (await plansOf(old)).map((plan) => ({
    ...plan,
    id: expect.any(String),
    created_at: expect.any(Number),
  }));
  expect(plans.length).toBeGreaterThan(0);
  expect(await plansOf(created)).toEqual(plans);
  const done = await createMigrator(created.write, created.dialect).getMigrations();
  expect(done.map(({ name, executedAt }) => [name, executedAt instanceof Date])).toEqual(
    Object.keys(migrationsOf(created.dialect)).map((name) => [name, true]),
  );
});
