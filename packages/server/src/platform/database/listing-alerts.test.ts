import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { readConfig } from '../config.ts';
import type { Database } from './database.ts';
import { createMigrator, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [owner, first, second, search] = [id(1), id(2), id(3), id(4)];

let storage: TestStorage;
let database: Database;

const wait = async (listing: string, afterId: string): Promise<void> => {
  await sql`insert into listings (id, owner_id, title, description, category, price, status, created_at)
    values (${listing}, ${owner}, 'Missal', '', 'Books', 2000, 'available', 1)`.execute(database.write);
  await sql`insert into listing_alerts (listing_id, after_id) values (${listing}, ${afterId})`.execute(
    database.write,
  );
};

beforeAll(async () => {
  storage = await createEmptyStorage();
  database = await openDatabase(readConfig(storage.environment), log, 'command');
  const { error } = await createMigrator(database.write, database.dialect).migrateTo(
    '0048-audit-in-each-language',
  );
  if (error !== undefined) throw error;
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

test('listings that still have to notify become jobs', async () => {
  await sql`insert into users
    (id, first_name, last_name, search, email, email_key, password_hash, role, email_visible, created_at, updated_at)
    values (${owner}, 'Agnes', 'Rossi', 'agnes rossi', 'a@example.org', 'a@example.org', '', 'member', 1, 1, 1)`.execute(
    database.write,
  );
  await wait(first, '');
  await wait(second, search);
  await migrate(database.write, database.dialect, log);
  const jobs = await database.read.selectFrom('jobs').selectAll().orderBy('id').execute();
  const moved = { kind: 'listing.alert', attempts: 0, holder: null, error: null, outcome: null };
  expect(jobs).toEqual([
    expect.objectContaining({
      ...moved,
      key: `${first} `,
      payload: JSON.stringify({ listingId: first, afterId: '' }),
    }),
    expect.objectContaining({
      ...moved,
      key: `${second} ${search}`,
      payload: JSON.stringify({ listingId: second, afterId: search }),
    }),
  ]);
  for (const { due_at } of jobs) expect(due_at).toBeLessThanOrEqual(Date.now());
  await expect(sql`select * from listing_alerts`.execute(database.read)).rejects.toThrow(/listing_alerts/u);
});
