import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { userRow } from '../../../test/user-row.ts';
import { readConfig } from '../config.ts';
import type { Database } from './database.ts';
import { createMigrator, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
const DAY = 24 * 60 * 60 * 1000;
const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [maria, josef] = [id(1), id(2)];
const now = Date.now();
const joined = now - 1000 * DAY;
const used = now - 20 * DAY;

let storage: TestStorage;
let database: Database;

const session = (number: number, last_used_at: number) => ({
  id: id(number),
  user_id: maria,
  token_hash: `hash ${number}`,
  created_at: joined,
  last_used_at,
  expires_at: last_used_at + 30 * DAY,
  revoked_at: null,
  browser: null,
  system: null,
});

beforeAll(async () => {
  storage = await createEmptyStorage();
  database = await openDatabase(readConfig(storage.environment), log, 'command');
  const { error } = await createMigrator(database.write, database.dialect).migrateTo('0021-audit-actions');
  if (error !== undefined) throw error;
  await database.write
    .insertInto('users')
    .values([maria, josef].map((member) => userRow(member, joined)))
    .execute();
  await database.write
    .insertInto('sessions')
    .values([session(11, used), session(12, used - DAY)])
    .execute();
  await migrate(database.write, database.dialect, log);
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

test('the last use of older members is that of their sessions, or the time of the migration', async () => {
  const [first, second] = await database.read
    .selectFrom('users')
    .select(['last_used_at', 'unused_warned_at'])
    .orderBy('id')
    .execute();
  expect(first).toEqual({ last_used_at: used, unused_warned_at: null });
  expect(second?.unused_warned_at).toBeNull();
  expect(second?.last_used_at).toBeGreaterThanOrEqual(now);
});
