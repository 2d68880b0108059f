import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { userRow } from '../../../test/user-row.ts';
import { newId } from '../identifiers.ts';
import { readConfig, type Config } from '../config.ts';
import { createLogger } from '../log.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let storage: TestStorage;
let config: Config;
let database: Database;

beforeAll(async () => {
  storage = await createEmptyStorage();
  config = readConfig({ ...storage.environment, LOG_LEVEL: 'silent' });
  database = await openDatabase(config, createLogger(config));
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

const user = (values: object = {}) => ({
  ...userRow(newId(), Date.now(), { first: 'Maria', last: 'Rossi' }),
  ...values,
});

const post = (authorId: string, key: string | null = null) => ({
  id: newId(),
  author_id: authorId,
  title: '',
  content: 'Procession.',
  type: 'community' as const,
  file_id: null,
  file_description: '',
  idempotency_key: key,
  created_at: Date.now(),
  updated_at: null,
});

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('No error was thrown.');
}

/** Closes all connections, as an administrator or a restart of the database would. */
const dropAll = async (): Promise<void> => {
  const client = new Client({ connectionString: config.databaseUrl ?? '' });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
};

const insert = (row: ReturnType<typeof user>) => database.write.insertInto('users').values(row).execute();

const shortRead = (id: string) =>
  database.shortReads.selectFrom('users').select('id').where('id', '=', id).execute();

const readNothing = () => sql`select nothing from nowhere`.execute(database.shortReads);

describe('the database', () => {
  test('returns rows as they were stored, with times as numbers', async () => {
    const row = user({ phone: '555' });
    await insert(row);
    const [found] = await database.read.selectFrom('users').selectAll().where('id', '=', row.id).execute();
    expect(found).toMatchObject(row);
    expect(await database.read.selectFrom('users').select('id').limit(1).offset(0).execute()).toHaveLength(1);
  });

  test('names the constraint that a row violates', async () => {
    const row = user();
    await insert(row);
    const email = await errorOf(insert(user({ email_key: row.email_key })));
    expect(database.isUniqueViolation(email)).toBe(true);
    expect(database.isUniqueViolation(email, 'users_email_key_unique')).toBe(true);
    expect(database.isUniqueViolation(email, 'users_pkey')).toBe(false);
    const id = await errorOf(insert(user({ id: row.id })));
    expect(database.isUniqueViolation(id, 'users_pkey')).toBe(true);

    await database.write.insertInto('posts').values(post(row.id, 'key-0001')).execute();
    const key = await errorOf(database.write.insertInto('posts').values(post(row.id, 'key-0001')).execute());
    expect(database.isUniqueViolation(key, 'posts_author_id_idempotency_key_unique')).toBe(true);
    const orphan = await errorOf(database.write.insertInto('posts').values(post(newId())).execute());
    expect(database.isForeignKeyViolation(orphan)).toBe(true);
    expect(database.isUniqueViolation(orphan)).toBe(false);
    expect(database.isUniqueViolation(new Error('another'))).toBe(false);
    expect(database.isForeignKeyViolation(new Error('another'))).toBe(false);
  });

  test('rolls back a whole transaction', async () => {
    const row = user();
    const failed = await errorOf(
      database.transaction(async (transaction) => {
        await transaction.insertInto('users').values(row).execute();
        throw new Error('on purpose');
      }),
    );
    expect(failed).toEqual(new Error('on purpose'));
    expect(await database.read.selectFrom('users').selectAll().where('id', '=', row.id).execute()).toEqual(
      [],
    );
  });

  test('hides a transaction until its commit, and can be read in the meantime', async () => {
    const row = user();
    const find = () => database.read.selectFrom('users').select('id').where('id', '=', row.id).execute();
    await database.transaction(async (transaction) => {
      await transaction.insertInto('users').values(row).execute();
      expect(await find()).toEqual([]);
    });
    expect(await find()).toEqual([{ id: row.id }]);
  });

  test('loses none of many simultaneous increments', async () => {
    const author = user();
    await insert(author);
    const row = post(author.id);
    await database.write.insertInto('posts').values(row).execute();
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transaction(async (transaction) => {
          await transaction
            .updateTable('posts')
            .set((expression) => ({ likes: expression('likes', '+', 1) }))
            .where('id', '=', row.id)
            .execute();
        }),
      ),
    );
    const { likes } = await database.read
      .selectFrom('posts')
      .select('likes')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(likes).toBe(40);
  });

  test('returns the right result for each of many short reads, even if others fail', async () => {
    const rows = Array.from({ length: 60 }, () => user());
    await Promise.all(rows.map(insert));
    const [errors, answers] = await Promise.all([
      Promise.all(rows.map(() => errorOf(readNothing()))),
      Promise.all(rows.map(({ id }) => shortRead(id))),
    ]);
    expect(answers).toEqual(rows.map(({ id }) => [{ id }]));
    expect(errors.filter((error) => error instanceof Error)).toHaveLength(rows.length);
  });

  test.runIf(process.env['TEST_ENGINE'] === 'sqlite')('waits for the disk with each commit', async () => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.write);
    // The value 2 means "full".
    expect(rows).toEqual([{ synchronous: 2 }]);
  });

  test('counts its statements', async () => {
    const before = database.queryCount();
    await database.read.selectFrom('users').select('id').limit(1).execute();
    expect(database.queryCount() - before).toBe(1);
  });
});

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('PostgreSQL', () => {
  test('is migrated by one of several servers that start at the same time', async () => {
    const fresh = await createEmptyStorage();
    const opened = await Promise.all(
      ['first', 'second', 'third'].map((name) => {
        const folder = join(fresh.environment['DATA_DIR'] ?? '', name);
        const settings = readConfig({ ...fresh.environment, DATA_DIR: folder, LOG_LEVEL: 'silent' });
        return openDatabase(settings, createLogger(settings));
      }),
    );
    for (const each of opened) {
      expect(await each.read.selectFrom('users').selectAll().execute()).toEqual([]);
    }
    await Promise.all(opened.map((each) => each.close()));
    await fresh.remove();
  });

  test('that drops its connections causes an error and does not end the process', async () => {
    const row = user();
    const error = await errorOf(
      database.transaction(async (transaction) => {
        await transaction.insertInto('users').values(row).execute();
        await dropAll();
        await transaction.selectFrom('users').select('id').execute();
      }),
    );
    expect(database.isUnavailable(error)).toBe(true);
    await dropAll();
    const find = () => database.read.selectFrom('users').select('id').where('id', '=', row.id).execute();
    await expect.poll(() => find().catch(() => null)).toEqual([]);
  });

  test('that drops the connections of short reads makes their statements fail, and then reconnects', async () => {
    const row = user();
    await insert(row);
    expect(await shortRead(row.id)).toHaveLength(1);
    const sleeping = Promise.all(
      Array.from({ length: 4 }, () => errorOf(sql`select pg_sleep(20)`.execute(database.shortReads))),
    );
    await dropAll();
    for (const error of await sleeping) expect(database.isUnavailable(error)).toBe(true);
    await expect.poll(() => shortRead(row.id).catch(() => null)).toEqual([{ id: row.id }]);
  });

  test('gets no short read after it was closed', async () => {
    const folder = join(config.dataFolder, 'ended');
    const settings = readConfig({ ...storage.environment, DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const other = await openDatabase(settings, createLogger(settings));
    await other.close();
    const error = await errorOf(other.shortReads.selectFrom('users').select('id').execute());
    expect(other.isUnavailable(error)).toBe(true);
  });

  test('reports a text that it cannot store', async () => {
    const error = await errorOf(insert(user({ first_name: 'a\u0000b' })));
    expect(database.isUnstorableText(error)).toBe(true);
  });

  test('that cannot be reached stops the start with a clear message', async () => {
    const dataFolder = join(config.dataFolder, 'unreachable');
    const settings = { ...config, dataFolder, databaseUrl: 'postgres://nobody@127.0.0.1:1/parvis' };
    await expect(openDatabase(settings, createLogger(config))).rejects.toThrow(
      /^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/,
    );
  });
});

test('a query that locks rows runs on both engines', async () => {
  const query = database.write.selectFrom('users').select('id').limit(1).forUpdate().skipLocked();
  expect(query.compile().sql.includes('for update skip locked')).toBe(database.dialect === 'postgres');
  await expect(query.execute()).resolves.toBeInstanceOf(Array);
});
