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

let storage: TestStorage;
let database: Database;

const insert = (line: string, reason: string, spanish: string | null) =>
  sql`insert into audit_lines
    (id, actor_id, actor_name, actor_role, action, outcome, reason, reason_es, changes, created_at)
    values (${line}, ${id(1)}, 'Anna', 'moderator', 'job.list', 'refused', ${reason}, ${spanish}, '[]', 1)`.execute(
    database.write,
  );

beforeAll(async () => {
  storage = await createEmptyStorage();
  database = await openDatabase(readConfig(storage.environment), log, 'command');
  const { error } = await createMigrator(database.write, database.dialect).migrateTo('0047-editors');
  if (error !== undefined) throw error;
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

test('older reasons keep their two languages', async () => {
  await insert(id(2), 'Only “administrators” may.', 'Solo «administradores» pueden.');
  await insert(id(3), 'Asked for it.', null);
  await migrate(database.write, database.dialect, log);
  const lines = await database.read
    .selectFrom('audit_lines')
    .select(['reason', 'reasons'])
    .orderBy('id')
    .execute();
  expect(lines.map(({ reason, reasons }) => [reason, reasons === null ? null : JSON.parse(reasons)])).toEqual(
    [
      [
        'Only “administrators” may.',
        { en: 'Only “administrators” may.', es: 'Solo «administradores» pueden.' },
      ],
      ['Asked for it.', null],
    ],
  );
});
