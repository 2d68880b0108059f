import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Caller, PASSWORD, startCommunity, tally, type Community } from '../../test/community.ts';
import { FakeClock } from '../../test/fake-clock.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { turnOnCodes } from '../../test/second-factor.ts';
import { createLeadership } from './leadership.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const RATE_LIMIT_MAX = '600';

const community: Community = await startCommunity({ environment: { RATE_LIMIT_MAX } });
const { clock, config, database } = community;

afterAll(() => community.close());

/** Starts another server on the database of the community. */
const startOther = (environment: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
  startTestServer({
    environment: {
      RATE_LIMIT_MAX,
      DATA_DIR: config.dataFolder,
      DATABASE_URL: config.databaseUrl ?? '',
      ...environment,
    },
  });

/** A server that wants to lead. */
const contender = (name: string, itsClock = clock) => createLeadership({ clock: itsClock, database }, name);

const at = (server: TestServer, { id, token }: Caller) => new Caller(server, id, token);

const signIn = (caller: Caller, email: string, password: string) =>
  caller.request<{ token?: string; challenge?: string }>('POST', '/auth/signin', {
    body: { email, password },
  });

// A SQLite database has only one server.
describe.runIf(database.dialect === 'postgres')('two servers on one database', () => {
  let other: TestServer;
  let servers: readonly { readonly stranger: Caller }[];

  beforeAll(async () => {
    other = await startOther();
    servers = [community, { stranger: new Caller(other, '', null) }];
  });

  afterAll(() => other.close());

  test('count the passwords of an account together, even if they come at the same time', async () => {
    const attempts = Array.from({ length: 8 }, () =>
      servers.map(({ stranger }) => signIn(stranger, 'nobody@example.org', 'wrong')),
    );
    expect(tally(await Promise.all(attempts.flat()))).toEqual({ 401: 10, 429: 6 });
  });

  test('accept a one-time code only once', async () => {
    const member = await community.join();
    const app = await turnOnCodes(community, member);
    const { email } = await database.read
      .selectFrom('users')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const challenges: (string | undefined)[] = [];
    for (const { stranger } of servers)
      challenges.push((await signIn(stranger, email, PASSWORD)).body.challenge);
    const code = app.newCode();
    const statuses = await Promise.all(
      servers.map(async ({ stranger }, index) => {
        const body = { challenge: challenges[index], code };
        return (await stranger.request('POST', '/auth/secondFactor', { body })).status;
      }),
    );
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 400]);
  });

  test('create one post for one idempotency key', async () => {
    const key = randomUUID();
    const member = await community.join();
    const posts = await Promise.all(
      [member, at(other, member)].map((caller) => caller.publish({ content: 'Once.' }, key)),
    );
    expect(new Set(posts.map(({ _id }) => _id)).size).toBe(1);
  });

  test('read the signed addresses and cursors of each other', async () => {
    const member = await community.join();
    for (const content of ['One.', 'Two.']) await member.publish({ content });
    const { nextCursor } = await member.feed('?limit=1');
    const page = await at(other, member).feed(`?limit=1&cursor=${encodeURIComponent(nextCursor ?? '')}`);
    expect(page.posts).toHaveLength(1);
  });
});

describe.runIf(database.dialect === 'postgres')('a server with another secret', () => {
  test('does not start, and creates no secret', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parvis-other-'));
    const remedy = `Set SECRET to the same value on every server, or copy the file secret of another server to ${join(folder, 'secret')}.`;
    await expect(startOther({ DATA_DIR: folder })).rejects.toThrow(remedy);
    expect(existsSync(join(folder, 'secret'))).toBe(false);
    await expect(startOther({ DATA_DIR: folder, SECRET: 'x'.repeat(32) })).rejects.toThrow(remedy);
    await rm(folder, { recursive: true });
  });
});

describe.runIf(database.dialect === 'postgres')('the leader', () => {
  test('is one server, until it stops', async () => {
    const [one, two] = [contender('stop'), contender('stop')];
    expect([await one.claim(), await two.claim(), await one.claim()]).toEqual([true, false, true]);
    await two.release();
    expect(await two.claim()).toBe(false);
    await one.release();
    expect(await two.claim()).toBe(true);
  });

  test('is followed by another server three minutes after a crash', async () => {
    const [dead, two] = [contender('crash'), contender('crash')];
    await dead.claim();
    clock.advance(3 * MINUTE - 1);
    expect(await two.claim()).toBe(false);
    clock.advance(1);
    expect([await two.claim(), await dead.claim()]).toEqual([true, false]);
  });

  test('keeps its lease beside a server whose clock is a minute ahead', async () => {
    const [one, two] = [contender('ahead'), contender('ahead', new FakeClock(clock.now() + MINUTE))];
    await one.claim();
    expect(await two.claim()).toBe(false);
  });
});
