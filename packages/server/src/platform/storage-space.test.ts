import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../test/community.ts';
import { fillDatabase } from '../../test/full-database.ts';
import type { Database } from './database/database.ts';
import { isStorageFull } from './storage-space.ts';

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
});

afterAll(() => community.close());

/**
 * Fills the storage, and returns a function that frees it. SQLite gets a maximum number of pages. On PostgreSQL,
 * writing fails in the same way as on a full disk.
 */
async function useStorageUp(
  { write }: Database,
  databaseUrl: string | null,
): Promise<() => Promise<unknown>> {
  if (databaseUrl !== null) return fillDatabase(databaseUrl);
  await sql`pragma max_page_count = 1`.execute(write);
  return () => sql`pragma max_page_count = 1000000`.execute(write);
}

/** The posts have the maximum length, so that the database soon needs another page. */
const publish = (content: string) =>
  maria.request<{ id: string; post: { id: string } }>('POST', '/post/create', {
    body: { content: `${content} ${'x'.repeat(4000)}` },
  });

const readiness = async () => {
  const { statusCode, body } = await community.app.inject('/readyz');
  return [statusCode, JSON.parse(body)];
};

test('a full disk is reported, while the server keeps responding and recovers by itself', async () => {
  expect((await publish('before')).status).toBe(201);
  expect(await readiness()).toEqual([200, { status: 'ready' }]);

  const giveBack = await useStorageUp(community.database, community.config.databaseUrl);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => publish(`while full ${index}`)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body, headers['retry-after']]).toEqual([
      503,
      {
        message: 'Nothing can be saved at the moment. Please try again later.',
        id: 'server.storage-full',
      },
      '60',
    ]);
  }
  expect(community.logLines.filter((line) => line.includes('request failed')).join('')).toMatch(
    /database or disk is full|No space left on device/,
  );
  expect(await readiness()).toEqual([503, { status: 'storage full' }]);
  community.clock.advance(60_000);
  expect(await readiness()).toEqual([503, { status: 'storage full' }]);
  expect((await maria.request('GET', '/post/all')).status).toBe(200);

  await giveBack();
  community.clock.advance(1000);
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  expect((await publish('after')).status).toBe(201);
  const kept = await community.database.read
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(kept.count).toBe(2 + answers.length - refused.length);
});

test.each([
  [Object.assign(new Error('full'), { code: 'ENOSPC' }), true],
  [Object.assign(new Error('over the quota'), { code: 'EDQUOT' }), true],
  [Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }), true],
  [Object.assign(new Error('locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }), false],
  [Object.assign(new Error('missing'), { code: 'ENOENT' }), false],
  ['ENOSPC', false],
])('whether %o means a full storage: %s', (error, expected) => {
  expect(isStorageFull(error)).toBe(expected);
});
