import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../platform/permissions.ts';
import { readConfig } from '../../platform/config.ts';
import { PASSWORD, startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let community: Community;
let administrator: Caller;
let maria: Caller;

beforeAll(async () => {
  const { sessionLifetimes } = readConfig({});
  community = await startCommunity({ config: { sessionLifetimes } });
});

beforeEach(async () => {
  administrator = await community.join({ role: 'administrator' });
  maria = await community.join();
});

afterAll(() => community.close());

const statusOf = async (caller: Caller): Promise<number> =>
  (await caller.request('GET', '/user/counts')).status;

const assign = (role: Role) =>
  administrator.request('PUT', `/admin/members/${maria.id}/role`, { body: { role } });

const endOf = async (member: Caller): Promise<number> => {
  const { expires_at } = await community.database.read
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return expires_at;
};

/** Uses the session often enough that it does not end for lack of use. */
async function useFor(member: Caller, days: number): Promise<void> {
  for (let day = 0; day < days; day += 10) {
    community.clock.advance(10 * DAY);
    expect(await statusOf(member)).toBe(200);
  }
}

describe('a session in constant use', () => {
  test('of a member ends 90 days after the login, and the member sees the reason', async () => {
    await useFor(maria, 80);
    community.clock.advance(10 * DAY - 1);
    expect(await statusOf(maria)).toBe(200);
    community.clock.advance(1);
    const { status, body } = await maria.request('GET', '/user/counts');
    expect([status, body]).toEqual([
      401,
      {
        id: 'auth.session-ended',
        message: 'To keep your account safe, we ask you to log in again every 90 days.',
      },
    ]);
    const spanish = await maria.request('GET', '/user/counts', { headers: { 'accept-language': 'es' } });
    expect(spanish.body.message).toBe(
      'Para proteger tu cuenta, te pedimos que inicies sesión de nuevo cada 90 días.',
    );
    expect((await maria.request('GET', '/auth/verify')).status).toBe(204);
  });

  test.each(['moderator', 'administrator'] as const)('of a %s ends after 12 hours', async (role) => {
    const staff = await community.join({ role });
    for (let hour = 0; hour < 11; hour += 1) {
      community.clock.advance(HOUR);
      expect(await statusOf(staff)).toBe(200);
    }
    community.clock.advance(HOUR);
    const { status, body } = await staff.request('GET', '/user/counts');
    expect([status, body.message]).toEqual([
      401,
      'To keep the site safe, staff members log in again every 12 hours.',
    ]);
  });
});

test('a session that is not used expires after 30 days, and the member sees the reason', async () => {
  community.clock.advance(30 * DAY);
  const { status, body } = await maria.request('GET', '/user/counts');
  expect([status, body.id, body.message]).toEqual([
    401,
    'auth.session-ended',
    'You were away for 30 days, so we logged you out. Please log in again.',
  ]);
});

describe('a new role', () => {
  test('applies the session lifetime of staff', async () => {
    const startedAt = community.clock.now();
    community.clock.advance(HOUR);
    expect((await assign('moderator')).status).toBe(200);
    expect(await endOf(maria)).toBe(startedAt + 12 * HOUR);
    community.clock.advance(10 * HOUR);
    expect(await statusOf(maria)).toBe(200);
    expect(await endOf(maria)).toBe(startedAt + 12 * HOUR);
    community.clock.advance(HOUR);
    expect(await statusOf(maria)).toBe(401);
  });

  test('ends a session immediately that is older than this, with its socket, and no session of others', async () => {
    const josef = await community.join();
    await useFor(maria, 60);
    expect(await statusOf(josef)).toBe(401);
    const anna = await community.join();
    const address = await community.listen();
    const pages = [listen(address, maria.token ?? ''), listen(address, anna.token ?? '')];
    await Promise.all(pages.map((page) => page.next('connected')));
    administrator = await community.join({ role: 'administrator' });
    expect((await assign('moderator')).status).toBe(200);
    expect(await pages[0]?.next('unauthorized')).toBe(maria.token);
    // The maintenance keeps ended sessions for some time, so that the page learns that its session has ended.
    await community.maintenance.settle();
    expect((await maria.request('GET', '/auth/verify')).status).toBe(204);
    expect(await statusOf(anna)).toBe(200);
    expect(pages[1]?.received.map(({ event }) => event)).toEqual(['connected']);
    for (const page of pages) page.close();
  });

  test('is not undone by a request that has read the session before', async () => {
    community.clock.advance(HOUR);
    const { token } = maria;
    const startedAt = community.clock.now() - HOUR;
    const [answer, assigned] = await Promise.all([
      community.stranger.request('GET', '/user/counts', { headers: { authorization: `Bearer ${token}` } }),
      assign('moderator'),
    ]);
    expect([answer.status, assigned.status]).toEqual([200, 200]);
    expect(await endOf(maria)).toBe(startedAt + 12 * HOUR);
  });

  test('that is removed restores the lifetime of members', async () => {
    const startedAt = community.clock.now();
    await assign('moderator');
    await assign('member');
    community.clock.advance(11 * HOUR);
    expect(await statusOf(maria)).toBe(200);
    expect(await endOf(maria)).toBe(startedAt + 11 * HOUR + 30 * DAY);
  });
});

test('staff who log in get a session of 12 hours', async () => {
  const { email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', administrator.id)
    .executeTakeFirstOrThrow();
  await administrator.request('POST', '/auth/logout');
  await community.stranger.request('POST', '/auth/signin', { body: { email, password: PASSWORD } });
  const ends = await community.database.read
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', administrator.id)
    .where('revoked_at', 'is', null)
    .execute();
  expect(ends).toEqual([{ expires_at: community.clock.now() + 12 * HOUR }]);
});
