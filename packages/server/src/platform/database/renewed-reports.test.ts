import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { readConfig } from '../config.ts';
import type { Database } from './database.ts';
import { createMigrator, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
const NOW = 1_790_000_000_000;
const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const maria = id(1);

let storage: TestStorage;
let database: Database;

const reportOf = (
  number: number,
  status: 'open' | 'decided',
  category: 'spam' | 'safeguarding' = 'spam',
) => ({
  id: id(number),
  reporter_id: maria,
  subject_type: 'member' as const,
  subject_id: id(90),
  category,
  details: 'Look at this.',
  evidence: '{"title":"Josef"}',
  evidence_file_id: null,
  status,
  member_id: maria,
  due_at: NOW,
  handler_id: id(91),
  decision_id: status === 'open' ? null : id(92),
  created_at: NOW,
});

const insert = (report: ReturnType<typeof reportOf>) =>
  database.write.insertInto('reports').values(report).execute();
const stored = () => database.read.selectFrom('reports').selectAll().orderBy('id').execute();

beforeAll(async () => {
  storage = await createEmptyStorage();
  database = await openDatabase(readConfig(storage.environment), log, 'command');
  const { error } = await createMigrator(database.write, database.dialect).migrateTo('0025-calendars');
  if (error !== undefined) throw error;
  await database.write
    .insertInto('users')
    .values({
      id: maria,
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
      last_used_at: NOW,
      created_at: NOW,
      updated_at: NOW,
    })
    .execute();
  await insert(reportOf(11, 'decided'));
  await migrate(database.write, database.dialect, log);
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

test('reports are unchanged, and new ones allow one open report in each queue', async () => {
  expect(await stored()).toEqual([reportOf(11, 'decided')]);
  await insert(reportOf(12, 'open'));
  await insert(reportOf(13, 'open', 'safeguarding'));
  for (const category of ['spam', 'safeguarding'] as const) {
    await expect(insert(reportOf(14, 'open', category))).rejects.toThrow(/reports_open_unique/u);
  }
  expect(await stored()).toHaveLength(3);
  await database.write.deleteFrom('users').where('id', '=', maria).execute();
  expect(new Set((await stored()).map(({ reporter_id, member_id }) => reporter_id ?? member_id))).toEqual(
    new Set([null]),
  );
});
