import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pino } from 'pino';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { makeReadOnly, makeWritable } from '../src/platform/database/read-only.ts';
import { readContractDocument } from '../src/platform/http/contract-document.ts';
import { jobKind } from '../src/platform/jobs/jobs.ts';
import { useAllFeatures } from './all-features.ts';
import { Caller, startCommunity, UNKNOWN_ID, type Community } from './community.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { createStorage } from './storage.ts';

let community: Community;
let administrator: Caller;
/** The same community in read-only mode. */
let readOnly: TestServer;
let reader: Caller;
let stranger: Caller;

const waiting = jobKind('test.waiting');
let jobsDone = 0;

/** On SQLite the running server becomes read-only. On PostgreSQL, another server starts with READ_ONLY. */
async function serveReadOnly(): Promise<TestServer> {
  const { databaseUrl, dataFolder } = community.config;
  if (databaseUrl !== null) {
    const secret = await readFile(join(dataFolder, 'secret'), 'utf8');
    const server = await startTestServer({
      environment: { DATABASE_URL: databaseUrl, READ_ONLY: '1', SECRET: secret.trim() },
    });
    server.clock.advance(community.clock.now() - server.clock.now());
    return server;
  }
  makeReadOnly(dataFolder);
  return community;
}

beforeAll(async () => {
  community = await startCommunity();
  administrator = await useAllFeatures(community);
  await administrator.publish({ content: 'Before the move.' });
  await community.database.transaction((transaction) =>
    community.jobs.add(transaction, waiting, { key: 'once', payload: {} }),
  );
  readOnly = await serveReadOnly();
  for (const { jobs } of new Set([community, readOnly]))
    jobs.handle(waiting, async () => {
      jobsDone += 1;
      return async () => [];
    });
  reader = new Caller(readOnly, administrator.id, administrator.token);
  stranger = new Caller(readOnly, '', null);
});

afterAll(async () => {
  if (readOnly !== community) await readOnly.close();
  await community.close();
});

const { paths } = await readContractDocument();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId: id }]) => ({
    id,
    method: method.toUpperCase(),
    path,
  })),
);
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/gu, UNKNOWN_ID);
const writing = operations.filter(({ method }) => method !== 'GET');
/** The parameters that some lists require. */
const queries: Readonly<Record<string, string>> = {
  search: '?q=rosary',
  findMass: '?zip=62701',
  getCalendar: '?from=2030-01-01&to=2030-01-31',
};
const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));

test('every writing operation is refused for every caller, in the language of the request', async () => {
  const answers = await Promise.all(
    writing.flatMap(({ method, path }) =>
      [reader, stranger].map(async (caller) => {
        // A contract has only these methods besides GET.
        const { status, body, headers } = await caller.request(
          method as 'POST' | 'PUT' | 'DELETE',
          addressOf(path),
        );
        return [path, status, body.id, headers['retry-after'], headers['x-read-only']];
      }),
    ),
  );
  expect(answers).toEqual(
    writing.flatMap(({ path }) => [path, path].map((same) => [same, 503, 'server.read-only', '60', '1'])),
  );
  const { body } = await stranger.request('POST', '/contact', { headers: { 'accept-language': 'es' } });
  expect(body.message).toContain('Estamos trasladando el sitio');
});

test.each(lists)('$id can be read', async ({ id, path }) => {
  const { status, headers } = await reader.request('GET', `${path}${queries[id] ?? ''}`);
  expect([status, headers['x-read-only']]).toEqual([200, '1']);
});

test('objects can be read, and a refused read of the staff is answered', async () => {
  const { posts } = await reader.feed();
  expect((await reader.read(posts[0]?._id ?? '')).content).toBe('Before the move.');
  expect((await reader.request('GET', `/payment/getById/${UNKNOWN_ID}`)).status).toBe(404);
});

const lastUse = async () =>
  community.database.read
    .selectFrom('sessions')
    .select('last_used_at')
    .where('user_id', '=', administrator.id)
    .execute();

test('a session goes on, and the time of its last use is not stored', async () => {
  const before = await lastUse();
  readOnly.clock.advance(10 * 60_000);
  expect((await reader.request('GET', '/auth/verify')).status).toBe(200);
  expect(await lastUse()).toEqual(before);
});

test('jobs wait', async () => {
  await readOnly.jobs.drain();
  expect(jobsDone).toBe(0);
});

test('a write is refused even if no operation asks for it', async () => {
  const { database } = readOnly;
  const removal = database.write.deleteFrom('sessions').execute();
  const rejected = await removal.catch((error: unknown) => error);
  expect(database.isReadOnlyError(rejected)).toBe(true);
  const failed = await database
    .transaction((transaction) => transaction.deleteFrom('sessions').execute())
    .catch((error: unknown) => error);
  expect(database.isReadOnlyError(failed)).toBe(true);
  expect((await reader.request('GET', '/auth/verify')).status).toBe(200);
});

test('a database opens with READ_ONLY, and must have been migrated', async () => {
  const storage = await createStorage();
  onTestFinished(() => storage.remove());
  const config = readConfig({ ...storage.environment, READ_ONLY: '1' });
  const database = await openDatabase(config, pino({ level: 'silent' }));
  onTestFinished(() => database.close());
  expect(await database.read.selectFrom('plans').select('id').execute()).not.toEqual([]);
  const removal = await database.write
    .deleteFrom('plans')
    .execute()
    .catch((error: unknown) => error);
  expect(database.isReadOnlyError(removal)).toBe(true);
});

test.runIf(process.env['TEST_ENGINE'] === 'sqlite')('a running server accepts writes again', async () => {
  makeWritable(community.config.dataFolder);
  await administrator.publish({ content: 'After the move.' });
  expect((await administrator.feed()).posts[0]?.content).toBe('After the move.');
  await community.jobs.drain();
  expect(jobsDone).toBe(1);
});
