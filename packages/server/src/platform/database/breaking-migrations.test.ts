import { sql } from 'kysely';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { breakingChanges } from '../../../test/breaking-changes.ts';
import { shapeOf } from '../../../test/schema-shape.ts';
import { createEmptyStorage, type TestStorage } from '../../../test/storage.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../log.ts';
import { LAST_OF_BASELINE } from './baseline.ts';
import { contractsAfter } from './contracting-migration.ts';
import type { Database } from './database.ts';
import { createMigrator, createSchemaOf, migrationsOf } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let storage: TestStorage;
let database: Database;

beforeAll(async () => {
  storage = await createEmptyStorage();
  const config = readConfig({ ...storage.environment, LOG_LEVEL: 'silent' });
  database = await openDatabase(config, createLogger(config), 'command');
  await createSchemaOf(database.write, database.dialect, LAST_OF_BASELINE);
});

afterAll(async () => {
  await database.close();
  await storage.remove();
});

/** Returns the breaking changes of a migration, or of a declared one whether it names an earlier migration. */
function problemsOf(name: string, names: readonly string[], changes: readonly string[]): readonly string[] {
  const number = contractsAfter(name);
  if (number === null) return changes;
  const isEarlier = names.some((other) => other < name && Number.parseInt(other, 10) === number);
  return isEarlier ? [] : [`there is no earlier migration ${number}`];
}

// No release had been made before the migrations of the baseline, so no server of an earlier release can run with them.
test('every migration after the baseline leaves the database usable for the previous release, or is declared', async () => {
  const { write, dialect } = database;
  const names = Object.keys(migrationsOf(dialect));
  const migrator = createMigrator(write, dialect);
  let before = await shapeOf(write, dialect);
  for (const name of names.filter((each) => each > LAST_OF_BASELINE)) {
    const { error } = await migrator.migrateTo(name);
    expect(error).toBeUndefined();
    const after = await shapeOf(write, dialect);
    expect({ [name]: problemsOf(name, names, breakingChanges(before, after)) }).toEqual({ [name]: [] });
    before = after;
  }
});

/** Returns the breaking changes of the statements, and undoes them. */
async function changesOf(statements: readonly string[]): Promise<readonly string[]> {
  const transaction = await database.write.startTransaction().execute();
  try {
    const before = await shapeOf(transaction, database.dialect);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    return breakingChanges(before, await shapeOf(transaction, database.dialect));
  } finally {
    await transaction.rollback().execute();
  }
}

test.each([
  ['post_shares.created_at is removed', ['drop table post_shares']],
  ['posts.title is removed', ['alter table posts rename column title to heading']],
  ['posts.title is removed', ['alter table posts drop column title']],
  ['posts has a new unique', ['create unique index one_title on posts (author_id, title)']],
  ['posts has a new check', ["alter table posts add constraint titled check (title <> '')"]],
  [
    'reactions has a new check',
    [
      'alter table reactions drop constraint reactions_type_check',
      "alter table reactions add constraint reactions_type_check check (type in ('like'))",
    ],
  ],
  [
    'pins has a new reference',
    ['create table pins (id text primary key, post_id text not null references posts (id))'],
  ],
])('a check finds that %s', async (change, statements) => {
  expect(await changesOf(statements)).toContain(change);
});

test.runIf(process.env['TEST_ENGINE'] === 'postgres').each([
  ['posts.type has another type', 'alter table posts alter column type type varchar(9)'],
  ['plans is rewritten, which blocks every server', 'alter table plans alter column price type bigint'],
  ['posts.updated_at no longer accepts null', 'alter table posts alter column updated_at set not null'],
  ['posts.title can now be null', 'alter table posts alter column title drop not null'],
  ['posts.likes loses its default', 'alter table posts alter column likes drop default'],
  ['posts.topic is new and has no default', 'alter table posts add column topic text not null'],
  [
    'posts has a new reference',
    'alter table posts add foreign key (type) references plans (id) on delete cascade',
  ],
])('a check on PostgreSQL finds that %s', async (change, statement) => {
  expect(await changesOf([statement])).toContain(change);
});

test.runIf(process.env['TEST_ENGINE'] === 'postgres')('a check finds a new trigger', async () => {
  expect(
    await changesOf([
      'create function refuse() returns trigger language plpgsql as $$ begin return null; end $$',
      'create trigger refuse before insert on posts for each row execute function refuse()',
    ]),
  ).toEqual(['posts has a new trigger']);
});

test.runIf(process.env['TEST_ENGINE'] === 'sqlite')('a check finds a new trigger', async () => {
  expect(
    await changesOf(["create trigger refuse before insert on posts begin select raise(abort, 'no'); end"]),
  ).toEqual(['posts has a new trigger']);
});

test('a check accepts what the previous release does not notice', async () => {
  expect(
    await changesOf([
      "alter table posts add column topic text check (topic in ('news', 'help'))",
      'alter table posts add column pinned integer not null default 0',
      'create index posts_topic on posts (topic)',
      'create unique index posts_topic_unique on posts (topic)',
      'create table pins (id text primary key, post_id text not null references posts (id) on delete cascade)',
      'alter table reactions drop constraint reactions_type_check',
      "alter table reactions add constraint reactions_type_check check (type in ('like', 'dislike', 'pray', 'thanks', 'joy', 'sorrow', 'amen'))",
    ]),
  ).toEqual([]);
});
