import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { userRow } from '../../../test/user-row.ts';
import { readConfig } from '../config.ts';
import type { Database } from './database.ts';
import { createMigrator, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [maria, josef] = [id(1), id(2)];
const NOW = 1_790_000_000_000;

let storage: TestStorage;
let database: Database;

const memberOf = (member: string) => ({ ...userRow(member, NOW), unread_notifications: 1 });

const notification = (
  number: number,
  change: {
    kind?: 'like' | 'comment' | 'listing_match' | 'plan_activated';
    cause?: string | null;
    read_at?: number;
  } = {},
) => ({
  id: id(number),
  user_id: maria,
  kind: 'like' as const,
  actor_id: josef,
  subject_id: id(90),
  excerpt: 'Procession “on Sunday”',
  cause: `cause ${number}`,
  read_at: null,
  created_at: NOW + number,
  ...change,
});

const rows = [
  notification(11),
  notification(12, { kind: 'comment', cause: null }),
  notification(13, { read_at: NOW + 500 }),
];
const paid = notification(16, { kind: 'plan_activated', cause: `payment ${id(77)}` });
const stored = () => database.read.selectFrom('notifications').selectAll().orderBy('id').execute();

beforeAll(async () => {
  storage = await createEmptyStorage();
  database = await openDatabase(readConfig(storage.environment), log, 'command');
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

describe('notifications that are older than the marketplace', () => {
  let newKind: unknown;

  beforeAll(async () => {
    const { error } = await createMigrator(database.write, database.dialect).migrateTo(
      '0007-report-evidence',
    );
    if (error !== undefined) throw error;
    await database.write.insertInto('users').values([maria, josef].map(memberOf)).execute();
    await database.write
      .insertInto('notifications')
      .values([...rows, paid])
      .execute();
    await database.write
      .insertInto('muted_notifications')
      .values({ user_id: josef, kind: 'comment' })
      .execute();
    newKind = await database.write
      .insertInto('notifications')
      .values(notification(14, { kind: 'listing_match' }))
      .execute()
      .catch((failure: unknown) => failure);
    await migrate(database.write, database.dialect, log);
  });

  test('could not have its new kinds', () => {
    expect(String(newKind)).toContain('notifications_kind_check');
  });

  test('are unchanged, and so are muted kinds, but those about a plan link to its payment', async () => {
    const anew = [...rows, { ...paid, subject_id: id(77) }];
    expect(await stored()).toEqual(
      anew.map((row) => ({ ...row, promise: null, quoted_id: null, mentioned_in: null, push_skipped: 0 })),
    );
    expect(await database.read.selectFrom('muted_notifications').selectAll().execute()).toEqual([
      { user_id: josef, kind: 'comment' },
    ]);
  });

  test('exist together with new kinds, with each cause once for a member', async () => {
    await database.write
      .insertInto('notifications')
      .values(notification(14, { kind: 'listing_match' }))
      .execute();
    const again = database.write
      .insertInto('notifications')
      .values(notification(15, { cause: 'cause 11' }))
      .execute();
    await expect(again).rejects.toSatisfy((error) =>
      database.isUniqueViolation(error, 'notifications_cause_user_id_unique'),
    );
  });

  test('are deleted with their members', async () => {
    await database.write.deleteFrom('users').where('id', '=', josef).execute();
    expect(await stored()).toEqual([]);
    expect(await database.read.selectFrom('muted_notifications').selectAll().execute()).toEqual([]);
  });
});
