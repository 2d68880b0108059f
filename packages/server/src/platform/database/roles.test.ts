import { roles } from '@parvis/api-client/roles';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { userRow } from '../../../test/user-row.ts';
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

const insert = (member: string, role: string) =>
  database.write
    .insertInto('users')
    .values({ ...userRow(member, NOW), role: role as 'member' })
    .execute();

beforeAll(async () => {
  storage = await createEmptyStorage();
  database = await openDatabase(readConfig(storage.environment), log, 'command');
  const { error } = await createMigrator(database.write, database.dialect).migrateTo('0046-passkeys');
  if (error !== undefined) throw error;
  await insert(maria, 'moderator');
  await database.write
    .insertInto('muted_notifications')
    .values({ user_id: maria, kind: 'comment' })
    .execute();
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

test('a database that is older than editors accepts them, and refuses unknown roles', async () => {
  await expect(insert(id(2), 'editor')).rejects.toThrow('users_role_check');
  await migrate(database.write, database.dialect, log);
  for (const [index, role] of roles.entries()) await insert(id(10 + index), role);
  await expect(insert(id(3), 'author')).rejects.toThrow('users_role_check');
  const members = await database.read.selectFrom('users').select(['id', 'role']).orderBy('id').execute();
  expect(members).toEqual([
    { id: maria, role: 'moderator' },
    ...roles.map((role, index) => ({ id: id(10 + index), role })),
  ]);
});

test('older rows of a member stay, and are deleted with the member', async () => {
  const muted = () => database.read.selectFrom('muted_notifications').selectAll().execute();
  expect(await muted()).toEqual([{ user_id: maria, kind: 'comment' }]);
  await database.write.deleteFrom('users').where('id', '=', maria).execute();
  expect(await muted()).toEqual([]);
});
