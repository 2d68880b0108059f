import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { userRow } from '../../../test/user-row.ts';
import { readConfig } from '../config.ts';
import type { Database } from './database.ts';
import { createMigrator, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [maria, anna] = [id(1), id(2)];
const now = Date.now();

let storage: TestStorage;
let database: Database;

const session = (number: number, user_id: string, age: number) => ({
  id: id(number),
  user_id,
  token_hash: `hash ${number}`,
  created_at: now - age,
  last_used_at: now,
  expires_at: now + 30 * DAY,
  revoked_at: null,
  browser: null,
  system: null,
});

beforeAll(async () => {
  storage = await createEmptyStorage();
  database = await openDatabase(readConfig(storage.environment), log, 'command');
  const { error } = await createMigrator(database.write, database.dialect).migrateTo('0038-name-spellings');
  if (error !== undefined) throw error;
  await database.write
    .insertInto('users')
    .values([userRow(maria, now), { ...userRow(anna, now), role: 'moderator' }])
    .execute();
  await database.write
    .insertInto('sessions')
    .values([
      session(11, maria, DAY),
      session(12, maria, 80 * DAY),
      session(13, maria, 200 * DAY),
      session(14, anna, HOUR),
      session(15, anna, DAY),
      { ...session(16, anna, 200 * DAY), expires_at: now - DAY },
    ])
    .execute();
  await migrate(database.write, database.dialect, log);
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

test('members who are older than the confirmation of addresses still get emails', async () => {
  const rows = await database.read.selectFrom('users').select(['email_state', 'pending_email']).execute();
  expect(rows).toEqual([1, 2].map(() => ({ email_state: 'trusted', pending_email: null })));
});

test('sessions that are older than lifetimes get one, or end at the upgrade', async () => {
  const rows = await database.read.selectFrom('sessions').select('expires_at').orderBy('id').execute();
  const ends = rows.map(({ expires_at }) => expires_at);
  const upgradedAt = expect.toSatisfy((end: number) => end >= now && end <= Date.now());
  expect(ends).toEqual([now + 30 * DAY, now + 10 * DAY, upgradedAt, now + 11 * HOUR, upgradedAt, now - DAY]);
});
