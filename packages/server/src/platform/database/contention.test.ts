import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStorage, type TestStorage } from '../../../test/storage.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../log.ts';
import { ConcurrentChange, type Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let storage: TestStorage;
let database: Database;

beforeAll(async () => {
  storage = await createStorage();
  const config = readConfig({ ...storage.environment, LOG_LEVEL: 'silent' });
  database = await openDatabase(config, createLogger(config));
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

async function failing(error: Error): Promise<{ runs: number; error: unknown }> {
  let runs = 0;
  try {
    await database.transaction(async () => {
      runs += 1;
      throw error;
    });
  } catch (thrown) {
    return { runs, error: thrown };
  }
  throw new Error('No error was thrown.');
}

function errorWith(code: string): DatabaseError {
  const error = new DatabaseError('on purpose', 0, 'error');
  error.code = code;
  return error;
}

test('repeated conflicts are reported as busy and not as an internal error', async () => {
  const { error } = await failing(new ConcurrentChange());
  expect(database.isUnavailable(error)).toBe(true);
  expect(database.isUnavailable(new Error('another'))).toBe(false);
});

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('PostgreSQL', () => {
  test.each([
    ['a deadlock', errorWith('40P01'), 5],
    ['a serialization failure', errorWith('40001'), 5],
    ['a concurrent change', new ConcurrentChange(), 5],
    ['a row that another transaction has locked', errorWith('55P03'), 1],
  ])('runs the work again after %s, and then reports that it is busy', async (_, thrown, runs) => {
    const failed = await failing(thrown);
    expect(failed.runs).toBe(runs);
    expect(database.isUnavailable(failed.error)).toBe(true);
  });

  test('limits the wait for a locked row', async () => {
    const id = '00000000-0000-7000-8000-000000000001';
    await database.write
      .insertInto('users')
      .values({
        id,
        first_name: 'Maria',
        last_name: 'Rossi',
        search: 'maria rossi',
        email: 'maria@example.org',
        email_key: 'maria@example.org',
        phone: null,
        password_hash: '',
        role: 'member',
        email_visible: 1,
        terms_accepted_at: null,
        created_at: 0,
        updated_at: 0,
      })
      .execute();
    await database.transaction(async (transaction) => {
      await transaction.updateTable('users').set({ phone: '555' }).where('id', '=', id).execute();
      const waiting = database.write
        .updateTable('users')
        .set({ phone: '556' })
        .where('id', '=', id)
        .execute();
      const error: unknown = await waiting.catch((thrown: unknown) => thrown);
      expect(database.isUnavailable(error)).toBe(true);
    });
  });
});
