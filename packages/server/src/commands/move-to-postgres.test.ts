import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { useAllFeatures } from '../../test/all-features.ts';
import { Caller, startCommunity, type Community } from '../../test/community.ts';
import { startTestServer } from '../../test/harness.ts';
import { createPostgresDatabase } from '../../test/postgres-database.ts';
import { run } from '../../test/process.ts';
import { schemaOf } from '../../test/schema-of.ts';
import { createStorage } from '../../test/storage.ts';
import { readConfig } from '../platform/config.ts';
import { openTarget } from '../platform/database/move/target.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const log = pino({ level: 'silent' });
const strange = 'Tab\tline\r\nbackslash\\ \\N \u{1} é 🕊';
const BEYOND_DOUBLE = 9_007_199_254_740_993n;

let community: Community;
let administrator: Caller;

/** Returns a data folder with a copy of the community, as a stopped server has left it. */
async function copyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = new DatabaseSync(join(community.config.dataFolder, 'parvis.db'));
  database.prepare('vacuum into ?').run(join(folder, 'parvis.db'));
  database.close();
  await copyFile(join(community.config.dataFolder, 'secret'), join(folder, 'secret'));
  return folder;
}

/** Changes the copied database as an earlier server could have done. */
function change(folder: string, statement: string, ...values: (string | bigint)[]): void {
  const database = new DatabaseSync(join(folder, 'parvis.db'));
  database.prepare(statement).run(...values);
  database.close();
}

async function emptyTarget(): Promise<{ url: string; client: Client }> {
  const { url, drop } = await createPostgresDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return { url, client };
}

const move = (folder: string, url: string) =>
  run('commands/move-to-postgres.ts', [url], { DATA_DIR: folder });

const isReadOnly = (folder: string) => existsSync(join(folder, 'parvis.db.read-only'));

/** Begins a move that was interrupted before it copied a row. */
async function startMove(url: string): Promise<void> {
  const target = await openTarget(url, log);
  await target.removeIndexes();
  await target.close();
}

/** Returns each row as JSON, by table. Integers are texts, because a number is exact only to 2^53. */
function rowsOfSqlite(folder: string): Map<string, string[]> {
  const database = new DatabaseSync(join(folder, 'parvis.db'), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'users_search%'")
    .all();
  const found = tables.map(({ name }): [string, string[]] => {
    const statement = database.prepare(`select * from "${String(name)}"`);
    statement.setReadBigInts(true);
    return [String(name), statement.all().map(canonical).toSorted()];
  });
  database.close();
  return new Map(found);
}

/** Returns all tables, indexes and constraints. */
async function schemaAt(databaseUrl: string | null): Promise<readonly string[]> {
  const database = await openDatabase({ ...readConfig({}), databaseUrl }, log, 'command');
  try {
    return await schemaOf(database);
  } finally {
    await database.close();
  }
}

const canonical = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(row)
      .map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value])
      .toSorted(([first], [second]) => String(first).localeCompare(String(second))),
  );

async function expectSameRows(folder: string, client: Client): Promise<void> {
  for (const [name, rows] of rowsOfSqlite(folder)) {
    if (name.startsWith('kysely_')) continue;
    const { rows: moved } = await client.query<Record<string, unknown>>({
      text: `select * from "${name}"`,
      // Integers stay texts.
      types: { getTypeParser: () => String },
    });
    expect([name, moved.map(canonical).toSorted()]).toEqual([name, rows]);
  }
}

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('from SQLite', () => {
  beforeAll(async () => {
    community = await startCommunity({ environment: { DATABASE_URL: '' } });
    administrator = await useAllFeatures(community);
  });

  afterAll(() => community.close());

  test('every row is moved, and a server on PostgreSQL gives the same answers', async () => {
    const folder = await copyFolder();
    change(folder, 'update posts set content = ?', strange);
    change(folder, 'update users set last_seen_at = ?', BEYOND_DOUBLE);
    change(folder, 'update listings set description = ?', 'a\0b');
    const { url, client } = await emptyTarget();
    const { code, output, complaints } = await move(folder, url).ended;
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(output).toMatch(/^listings \([0-9a-f-]{36}\): a character .* was replaced in description\.$/m);
    change(folder, 'update listings set description = ?', 'a\u{FFFD}b');
    await expectSameRows(folder, client);

    change(folder, "update posts set content = 'Only in SQLite.'");
    const server = await startTestServer({ environment: { DATA_DIR: folder, DATABASE_URL: url } });
    onTestFinished(() => server.close());
    const caller = new Caller(server, administrator.id, administrator.token);
    const { posts } = await caller.feed();
    expect(posts[0]).toMatchObject({ content: strange });
    // With the same secret and the same time, even signed addresses are the same.
    server.clock.advance(community.clock.now() - server.clock.now());
    for (const path of ['/user/all', '/group/all', '/event/all', '/admin/reports', '/admin/audit']) {
      const [before, after] = [administrator, caller].map((who) => who.request('GET', path));
      expect([path, (await after)?.body]).toEqual([path, (await before)?.body]);
    }
    const created = await caller.publish({ content: 'Written after the move.' });
    expect((await caller.read(created._id)).content).toBe('Written after the move.');
  });

  test('a killed move continues, and copies a table again that has changed since', async () => {
    const folder = await copyFolder();
    const { url, client } = await emptyTarget();
    await startMove(url);
    // The command copies the tables before this one, and then waits for the lock.
    await client.query('begin; lock table messages in access exclusive mode');
    const first = move(folder, url);
    await first.printed(/^(message_words): /m);
    first.signal('SIGKILL');
    await first.ended;
    expect(isReadOnly(folder)).toBe(true);
    await client.query('rollback');

    const config = { ...readConfig({ DATA_DIR: folder }), databaseUrl: url };
    await expect(openDatabase(config, log)).rejects.toThrow('is not finished');
    change(folder, 'update blocks set created_at = created_at + 1');
    const { code, output } = await move(folder, url).ended;
    expect(code).toBe(0);
    expect(output).toContain('An earlier move to this database was interrupted. Continuing.');
    expect(output).toContain('blocks: changed since the interrupted move');
    expect(output).not.toContain('comments: changed since');
    await expectSameRows(folder, client);
    const newDatabase = await createStorage();
    onTestFinished(() => newDatabase.remove());
    expect(await schemaAt(url)).toEqual(await schemaAt(newDatabase.databaseUrl));
  });

  describe('during the copy', () => {
    let folder: string;
    let client: Client;
    let moving: ReturnType<typeof move>;

    beforeEach(async () => {
      folder = await copyFolder();
      const empty = await emptyTarget();
      ({ client } = empty);
      await startMove(empty.url);
      await client.query('begin; lock table messages in access exclusive mode');
      moving = move(folder, empty.url);
      await moving.printed(/^(message_words): /m);
    });

    test('a lost connection is explained, and members can write again', async () => {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parvis move'",
      );
      const { code, complaints } = await moving.ended;
      expect(code).toBe(1);
      expect(complaints).toMatch(/terminat.*\nMembers can write again\. Run the command again/);
      expect(isReadOnly(folder)).toBe(false);
    });

    test('a move does not succeed if it was cancelled', async () => {
      expect((await move(folder, '--cancel').ended).code).toBe(0);
      await client.query('rollback');
      const { code, complaints } = await moving.ended;
      expect(code).toBe(1);
      expect(complaints).toContain('The move was cancelled by another command.');
    });
  });

  test('beside a running server, no acknowledged write is lost', async () => {
    const running = await startCommunity({ environment: { DATABASE_URL: '' } });
    onTestFinished(() => running.close());
    const { dataFolder } = running.config;
    const member = await running.join();
    const { url, client } = await emptyTarget();
    const moving = move(dataFolder, url);
    const acknowledged: string[] = [];
    let refused: number | null = null;
    while (refused === null) {
      const { status, body } = await member.request<{ post?: { _id: string } }>('POST', '/post/create', {
        body: { content: 'During the move.' },
      });
      if (status === 201) acknowledged.push(body.post?._id ?? '');
      else refused = status;
      // Lets the command run on a machine with few cores.
      await setImmediate();
    }
    expect(refused).toBe(503);
    expect((await member.feed()).posts.length).toBeGreaterThan(0);
    const { code, output, complaints } = await moving.ended;
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(output).toContain('Members can read, but cannot write');
    const { rows } = await client.query<{ id: string }>('select id from posts order by id');
    expect(rows.map(({ id }) => id)).toEqual(acknowledged.toSorted());

    expect((await member.request('PUT', '/notification/readAll')).status).toBe(503);
    expect((await move(dataFolder, '--cancel').ended).code).toBe(0);
    expect((await member.request('PUT', '/notification/readAll')).status).toBe(200);
  });

  test('a database that is not empty is refused', async () => {
    const { url, client } = await emptyTarget();
    await client.query('create table customers (id integer)');
    await expect(openTarget(url, log)).rejects.toThrow(
      'The PostgreSQL database is not empty: it has the table customers. Choose an empty database.',
    );
  });
});
