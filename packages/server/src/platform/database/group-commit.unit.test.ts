import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { groupCommits } from './group-commit.ts';
import { nodeSqliteDialect } from './sqlite-driver.ts';

interface Schema {
  gifts: { id: number };
}

let folder: string;
let writer: DatabaseSync;
let reader: DatabaseSync;
let statements: number;
let database: Kysely<Schema>;
let transaction: ReturnType<typeof groupCommits<Schema>>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-group-'));
  writer = new DatabaseSync(join(folder, 'test.db'));
  writer.exec('pragma journal_mode = wal; create table gifts (id integer primary key)');
  reader = new DatabaseSync(join(folder, 'test.db'));
  statements = 0;
  database = new Kysely<Schema>({
    dialect: nodeSqliteDialect(writer, 'write', () => {
      statements += 1;
    }),
  });
  transaction = groupCommits(database);
});

afterEach(async () => {
  await database.destroy();
  writer.close();
  reader.close();
  rmSync(folder, { recursive: true });
});

const give = (id: number) =>
  transaction(async (open) => {
    await open.insertInto('gifts').values({ id }).execute();
    return id;
  });
const committed = () =>
  reader
    .prepare('select id from gifts order by id')
    .all()
    .map((row) => row['id']);

describe('transactions that arrive together', () => {
  test('get their results after the commit', async () => {
    const seen = await Promise.all(
      Array.from({ length: 150 }, async (_, id) => {
        const given = await give(id);
        return [given, committed().includes(id)];
      }),
    );
    expect(seen).toEqual(Array.from({ length: 150 }, (_, id) => [id, true]));
  });

  test('share their commits', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, id) => give(id)));
    // Each insert has a savepoint and a release. All of them together have one begin and one commit.
    expect(statements).toBe(60 * 3 + 2);
  });

  test('all fail with the original error if the engine rolls back', async () => {
    writer.exec(`create trigger engine_gives_up before insert on gifts when new.id = 2
      begin select raise(rollback, 'no room is left'); end`);
    const results = await Promise.allSettled([give(1), give(2), give(3)]);
    expect(results.map((result) => (result.status === 'rejected' ? String(result.reason) : ''))).toEqual(
      Array.from({ length: 3 }, () => 'Error: no room is left'),
    );
    expect(committed()).toEqual([]);
    expect(await give(4)).toBe(4);
    expect(committed()).toEqual([4]);
  });

  test('can fail alone', async () => {
    const results = await Promise.allSettled([
      give(1),
      transaction(async (open) => {
        await open.insertInto('gifts').values({ id: 2 }).execute();
        throw new Error('changed my mind');
      }),
      give(1),
      give(3),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(committed()).toEqual([1, 3]);
  });

  test('fail together if they cannot be committed', async () => {
    writer.exec(`create table parents (id integer primary key);
      create table children (parent references parents (id) deferrable initially deferred);
      pragma foreign_keys = on;
      create trigger orphans after insert on gifts when new.id = 2 begin insert into children values (7); end;`);
    const results = await Promise.allSettled([give(1), give(2), give(3)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(committed()).toEqual([]);
    await expect(give(4)).resolves.toBe(4);
  });
});

test('a transaction that arrives during a commit waits for the next one', async () => {
  const later: Promise<number>[] = [];
  await transaction(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    later.push(give(1), give(2));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(committed()).toEqual([]);
  });
  expect(await Promise.all(later)).toEqual([1, 2]);
  expect(committed()).toEqual([1, 2]);
});
