import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Caller, PASSWORD, startCommunity, type Community } from '../../../test/community.ts';
import { sweepPushSubscriptions } from './index.ts';

type Schemas = components['schemas'];

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
let endpoints = 0;

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
});

afterAll(() => community.close());

function newEndpoint(): string {
  endpoints += 1;
  return `https://push.example.com/send/${endpoints}`;
}

const subscribe = (caller: Caller, endpoint: string, changes: Partial<typeof keys> = {}) =>
  caller.request<Schemas['PushSubscriptionAnswer']>('PUT', '/push/subscription', {
    body: { endpoint, keys: { ...keys, ...changes } },
  });

async function endpointOf(caller: Caller): Promise<string | null> {
  const { body } = await caller.request<Schemas['PushSubscriptionAnswer']>('GET', '/push/subscription');
  return body.endpoint;
}

const rowsOf = (caller: Caller) =>
  community.database.read
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', caller.id)
    .execute();

/** Logs the member in on another device. */
async function otherDevice(caller: Caller): Promise<Caller> {
  const { email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signin', {
    body: { email, password: PASSWORD },
  });
  return new Caller(community, body._id, body.token);
}

async function keyFor(caller: Caller): Promise<string> {
  const { body } = await caller.request<Schemas['PushKeyAnswer']>('GET', '/push/key');
  return body.publicKey;
}

test('the key is a point on the curve, and the same for everybody', async () => {
  const own = await keyFor(maria);
  expect(Buffer.from(own, 'base64url')).toHaveLength(65);
  expect(await keyFor(await community.join())).toBe(own);
});

describe('the subscription of a session', () => {
  test('is stored, replaced and deleted', async () => {
    expect(await endpointOf(maria)).toBeNull();
    const [first, second] = [newEndpoint(), newEndpoint()];
    expect((await subscribe(maria, first)).body).toEqual({ endpoint: first });
    expect((await subscribe(maria, first, { auth: `${keys.auth}==` })).status).toBe(200);
    await subscribe(maria, second);
    expect(await endpointOf(maria)).toBe(second);
    expect(await rowsOf(maria)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      expect((await maria.request('DELETE', '/push/subscription')).body).toEqual({ endpoint: null });
    }
    expect(await endpointOf(maria)).toBeNull();
  });

  test('is encrypted in the database', async () => {
    const endpoint = newEndpoint();
    await subscribe(maria, endpoint);
    const [row] = await rowsOf(maria);
    const stored = JSON.stringify(row);
    for (const part of [endpoint, 'push.example.com', keys.auth, keys.p256dh])
      expect(stored).not.toContain(part);
  });

  test('moves if another member logs in with the same browser', async () => {
    const josef = await community.join();
    const endpoint = newEndpoint();
    await subscribe(maria, endpoint);
    await subscribe(josef, endpoint);
    expect([await endpointOf(maria), await endpointOf(josef)]).toEqual([null, endpoint]);
  });

  test('is stored once if two sessions bring it at the same moment', async () => {
    const josef = await community.join();
    const endpoint = newEndpoint();
    const answers = await Promise.all(
      [maria, josef, maria, josef].map((caller) => subscribe(caller, endpoint)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([...(await rowsOf(maria)), ...(await rowsOf(josef))]).toHaveLength(1);
  });

  test('belongs to its session alone', async () => {
    const phone = await otherDevice(maria);
    const [one, other] = [newEndpoint(), newEndpoint()];
    await subscribe(maria, one);
    await subscribe(phone, other);
    expect([await endpointOf(maria), await endpointOf(phone)]).toEqual([one, other]);
  });

  test('replaces the oldest one if a member has too many', async () => {
    const devices = [maria];
    while (devices.length < 21) devices.push(await otherDevice(maria));
    for (const device of devices) {
      community.clock.advance(1000);
      await subscribe(device, newEndpoint());
    }
    expect(await rowsOf(maria)).toHaveLength(20);
    expect(await endpointOf(maria)).toBeNull();
  });

  test('is deleted after the session has ended', async () => {
    await subscribe(maria, newEndpoint());
    const phone = await otherDevice(maria);
    await subscribe(phone, newEndpoint());
    await phone.request('POST', '/auth/logout');
    await sweepPushSubscriptions(community);
    expect(await rowsOf(maria)).toHaveLength(1);
    expect(await endpointOf(maria)).not.toBeNull();
  });
});

test.each<[string, { endpoint?: string; p256dh?: string }, string]>([
  ['without https', { endpoint: 'http://push.example.com/send/1' }, 'endpoint'],
  ['with a password', { endpoint: 'https://maria:secret@push.example.com/' }, 'endpoint'],
  ['at another port', { endpoint: 'https://push.example.com:22/send' }, 'endpoint'],
  ['at an internal address', { endpoint: 'https://127.0.0.1/send/1' }, 'endpoint'],
  ['at an internal address of IPv6', { endpoint: 'https://[::1]/send/1' }, 'endpoint'],
  ['at an address that is a number', { endpoint: 'https://2130706433/send/1' }, 'endpoint'],
  ['at this machine', { endpoint: 'https://localhost/send/1' }, 'endpoint'],
  ['at no URL', { endpoint: 'https://[nowhere' }, 'endpoint'],
  ['with a key that is no point', { p256dh: `B${'A'.repeat(86)}` }, 'keys.p256dh'],
  ['with a key that is not uncompressed', { p256dh: 'A'.repeat(87) }, 'keys.p256dh'],
])('a subscription %s is refused', async (_, { endpoint = newEndpoint(), ...changes }, path) => {
  const answer = await maria.request('PUT', '/push/subscription', {
    body: { endpoint, keys: { ...keys, ...changes } },
  });
  expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  expect(await rowsOf(maria)).toEqual([]);
});

describe('the preferences', () => {
  const read = async (caller: Caller) =>
    (await caller.request<Schemas['PushPreferencesAnswer']>('GET', '/push/preferences')).body.preferences;
  const choose = (change: Schemas['PushPreferencesPayload']) =>
    maria.request<Schemas['PushPreferencesAnswer'] & Schemas['ErrorAnswer']>('PUT', '/push/preferences', {
      body: change,
    });

  test('at first, all kinds but likes are sent, without their text', async () => {
    const { kinds, ...others } = await read(maria);
    const off = Object.entries(kinds).filter(([, isOn]) => !isOn);
    expect(off).toEqual([['like', false]]);
    expect(others).toEqual({ showText: false, quietHours: null, quietDays: [], timeZone: null });
  });

  test('what is left out does not change', async () => {
    await choose({ kinds: { like: true, message: false }, showText: true });
    await choose({ quietHours: { from: '22:30', to: '07:05' }, timeZone: 'america/chicago' });
    await choose({ quietDays: ['triduum', 'sundays'] });
    const changed = await read(maria);
    expect(changed).toMatchObject({
      kinds: { like: true, message: false, comment: true },
      showText: true,
      quietHours: { from: '22:30', to: '07:05' },
      quietDays: ['sundays', 'triduum'],
      timeZone: 'America/Chicago',
    });
    expect((await choose({ quietHours: null, quietDays: [] })).body.preferences).toEqual({
      ...changed,
      quietHours: null,
      quietDays: [],
    });
    expect(await read(await community.join())).not.toEqual(changed);
  });

  test.each<[string, Schemas['PushPreferencesPayload'], string]>([
    ['quiet hours without a zone', { quietHours: { from: '22:00', to: '07:00' } }, 'timeZone'],
    ['quiet days without a zone', { quietDays: ['sundays'] }, 'timeZone'],
    ['an unknown zone', { timeZone: 'Mars/Olympus_Mons' }, 'timeZone'],
    ['an offset', { timeZone: '+03:00' }, 'timeZone'],
    [
      'hours that end when they begin',
      { quietHours: { from: '22:00', to: '22:00' }, timeZone: 'UTC' },
      'quietHours.to',
    ],
  ])('%s are refused', async (_, change, path) => {
    const { status, body } = await choose({ showText: true, ...change });
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect((await read(maria)).showText).toBe(false);
  });
});
