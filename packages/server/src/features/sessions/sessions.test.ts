import type { components } from '@parvis/api-client/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Caller, startCommunity, UNKNOWN_ID, type Community } from '../../../test/community.ts';

type Schemas = components['schemas'];

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';
const DAY = 24 * 60 * 60 * 1000;

let community: Community;
let maria: Caller;
let email: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  const row = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', maria.id)
    .executeTakeFirstOrThrow();
  email = row.email;
});

afterAll(() => community.close());

async function signIn(userAgent: string): Promise<Caller> {
  const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signin', {
    body: { email, password: 'Stella-Maris-33' },
    headers: { 'user-agent': userAgent },
  });
  return new Caller(community, body._id, body.token);
}

async function list(caller: Caller, query = ''): Promise<Schemas['SessionPage']> {
  const { body } = await caller.request<Schemas['SessionPage']>('GET', `/user/sessions${query}`);
  return body;
}

async function idOf(caller: Caller): Promise<string> {
  const { sessions } = await list(caller);
  return sessions.find((session) => session.isCurrent)?._id ?? '';
}

const works = async (caller: Caller): Promise<boolean> =>
  (await caller.request('GET', '/user/counts')).status === 200;

describe('the list of sessions', () => {
  test('shows the devices, newest first, and marks the current session', async () => {
    await signIn(FIREFOX);
    const phone = await signIn(SAFARI);
    const { sessions } = await list(phone);
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Safari', 'iOS', true],
      ['Firefox', 'Linux', false],
      [null, null, false],
    ]);
  });

  test('shows when each session was last used', async () => {
    const phone = await signIn(SAFARI);
    const startedAt = new Date(community.clock.now()).toISOString();
    community.clock.advance(DAY);
    await list(maria);
    const { sessions } = await list(maria);
    const usedAt = new Date(community.clock.now()).toISOString();
    expect(sessions.map(({ createdAt, lastUsedAt }) => [createdAt, lastUsedAt])).toEqual([
      [startedAt, startedAt],
      [startedAt, usedAt],
    ]);
    expect(await works(phone)).toBe(true);
  });

  test('is paged', async () => {
    for (let index = 0; index < 4; index += 1) await signIn(FIREFOX);
    const first = await list(maria, '?limit=3');
    const second = await list(maria, `?limit=3&cursor=${first.nextCursor ?? ''}`);
    const ids = [...first.sessions, ...second.sessions].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(5);
    expect(second.nextCursor).toBeNull();
  });

  test('refuses the cursor of another member', async () => {
    await signIn(FIREFOX);
    const { nextCursor } = await list(maria, '?limit=1');
    const josef = await community.join();
    const answer = await josef.request('GET', `/user/sessions?limit=1&cursor=${nextCursor ?? ''}`);
    expect(answer.status).toBe(400);
  });

  test('leaves out ended sessions', async () => {
    const phone = await signIn(SAFARI);
    await phone.request('POST', '/auth/logout');
    expect((await list(maria)).sessions).toHaveLength(1);
    await signIn(SAFARI);
    community.clock.advance(20 * DAY);
    await list(maria);
    community.clock.advance(20 * DAY);
    const { sessions } = await list(maria);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });
});

describe('ending a session', () => {
  test('logs that device out immediately, and no other', async () => {
    const phone = await signIn(SAFARI);
    const tablet = await signIn(FIREFOX);
    const answer = await maria.request('DELETE', `/user/sessions/${await idOf(phone)}`);
    expect(answer.status).toBe(200);
    expect([await works(phone), await works(tablet), await works(maria)]).toEqual([false, true, true]);
  });

  test('closes the open pages of that device', async () => {
    const address = await community.listen();
    const phone = await signIn(SAFARI);
    const socket = io(address, {
      auth: { token: phone.token },
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
    });
    const closed = new Promise<string>((resolve) => {
      socket.once('disconnect', resolve);
    });
    await maria.request('DELETE', `/user/sessions/${await idOf(phone)}`);
    expect(await closed).toBe('io server disconnect');
  });

  test('can also log out the current device', async () => {
    expect((await maria.request('DELETE', `/user/sessions/${await idOf(maria)}`)).status).toBe(200);
    expect(await works(maria)).toBe(false);
  });

  test('returns 404 for ended sessions and sessions of others', async () => {
    const phone = await signIn(SAFARI);
    const id = await idOf(phone);
    const josef = await community.join({ role: 'administrator' });
    for (const [caller, sessionId] of [
      [josef, id],
      [maria, UNKNOWN_ID],
    ] as const) {
      const { status, body } = await caller.request('DELETE', `/user/sessions/${sessionId}`);
      expect([status, body.id]).toEqual([404, 'session.not-found']);
    }
    expect(await works(phone)).toBe(true);
    await phone.request('POST', '/auth/logout');
    expect((await maria.request('DELETE', `/user/sessions/${id}`)).status).toBe(404);
  });

  test('can be done for all sessions except the current one', async () => {
    const others = [await signIn(SAFARI), await signIn(FIREFOX)];
    const josef = await community.join();
    const { status, body } = await maria.request<Schemas['SessionsEnded']>('DELETE', '/user/sessions');
    expect([status, body.ended]).toEqual([200, 2]);
    expect(await Promise.all([...others, maria, josef].map(works))).toEqual([false, false, true, true]);
    const again = await maria.request<Schemas['SessionsEnded']>('DELETE', '/user/sessions');
    expect(again.body.ended).toBe(0);
  });
});
