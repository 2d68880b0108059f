import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin } from '../../../test/account-deletion.ts';
import { chatBetween, markRead, send } from '../../../test/chats.ts';
import { Caller, PASSWORD, startCommunity, UNKNOWN_ID, type Community } from '../../../test/community.ts';
import { startPushService, type PushBrowser, type PushService } from '../../../test/push-service.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { createNotifier, type NotificationEvent, type Notifier } from '../notifications/index.ts';

type Schemas = components['schemas'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let service: PushService;
let community: Community;
let notifier: Notifier;
let maria: Caller;
let josef: Caller;
let phone: PushBrowser;

beforeAll(async () => {
  service = await startPushService();
  community = await startCommunity({ config: { push: service.outbound } });
  notifier = createNotifier({ ...community, secrets: loadSecrets(community.config) });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  phone = service.browser();
  await phone.subscribe(maria);
});

afterAll(async () => {
  await community.close();
  await service.close();
});

const comment = (changes: Partial<NotificationEvent> = {}): NotificationEvent => ({
  userId: maria.id,
  kind: 'comment',
  actorId: josef.id,
  subjectId: UNKNOWN_ID,
  excerpt: 'We will be there.',
  dedupeKey: null,
  ...changes,
});

const store = (...events: NotificationEvent[]) =>
  community.database.transaction((transaction) => notifier.notify(transaction, ...events));

async function notify(...events: NotificationEvent[]): Promise<void> {
  await store(...events);
  await community.jobs.drain();
}

async function after(milliseconds: number): Promise<void> {
  community.clock.advance(milliseconds);
  await community.jobs.drain();
}

const choose = (change: Schemas['PushPreferencesPayload'], caller = maria) =>
  caller.request('PUT', '/push/preferences', { body: change });

async function idsOf(caller: Caller): Promise<string[]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.map(({ _id }) => _id);
}

const subscriptionsOf = (caller: Caller) =>
  community.database.read
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', caller.id)
    .execute();

/** Logs the member in on another device, whose browser gets push messages. */
async function otherDevice(caller: Caller): Promise<{ device: Caller; browser: PushBrowser }> {
  const { email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signin', {
    body: { email, password: PASSWORD },
  });
  const device = new Caller(community, body._id, body.token);
  const browser = service.browser();
  await browser.subscribe(device);
  return { device, browser };
}

describe('a notice', () => {
  test('arrives encrypted, without the text, and signed by the server', async () => {
    await notify(comment());
    const [id] = await idsOf(maria);
    expect(phone.received).toHaveLength(1);
    const [first] = phone.received;
    if (first === undefined) throw new Error('Nothing has arrived.');
    const { bytes, claims, headers, message, publicKey } = first;
    expect(message).toEqual({
      type: 'notification',
      id,
      tag: id,
      title: 'New comment',
      body: 'Josef Rossi has commented on your post.',
      url: '/notifications',
      unread: 1,
      kind: 'comment',
      actorId: josef.id,
      subjectId: UNKNOWN_ID,
      deadline: null,
      language: 'en',
    });
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/u),
    });
    // The length tells nothing about the text.
    expect(bytes).toBe(4096);
    expect(claims.aud).toBe(new URL(phone.endpoint).origin);
    expect(claims.sub).toBe(`mailto:${community.config.contactEmail}`);
    expect(claims.exp - Date.now() / SECOND).toBeGreaterThan(0);
    expect(claims.exp - Date.now() / SECOND).toBeLessThanOrEqual(24 * 60 * 60);
    const { body } = await maria.request<Schemas['PushKeyAnswer']>('GET', '/push/key');
    expect(publicKey).toBe(body.publicKey);
  });

  test('about a message leads to its chat, and disappears when the chat is read', async () => {
    const chatId = await chatBetween(maria, josef);
    await maria.request('PUT', '/notification/readAll');
    await after(MINUTE);
    phone.take();
    await send(josef, chatId, 'The organ is repaired.');
    await community.jobs.drain();
    expect(phone.received.at(-1)?.headers['urgency']).toBe('high');
    expect(phone.take()).toEqual([
      expect.objectContaining({
        url: `/messages?chat=${chatId}`,
        body: 'Josef Rossi has sent you a message.',
      }),
    ]);
    await markRead(maria, chatId, 1);
    await after(MINUTE);
    expect(phone.take()).toEqual([{ type: 'read', unread: 0, keep: [] }]);
  });

  test('has the text if the member wants it', async () => {
    await choose({ showText: true });
    await notify(comment());
    expect(phone.take()).toEqual([
      expect.objectContaining({ body: 'Josef Rossi has commented on your post.\nWe will be there.' }),
    ]);
  });

  test('is in the language of the member', async () => {
    await community.database.write
      .updateTable('users')
      .set({ language: 'es' })
      .where('id', '=', maria.id)
      .execute();
    await notify(comment());
    expect(phone.take()).toEqual([expect.objectContaining({ title: 'Nuevo comentario', language: 'es' })]);
  });

  test('with very long texts stays small enough for every push service', async () => {
    await choose({ showText: true });
    await notify(comment({ excerpt: '🎵'.repeat(2000) }));
    expect(Buffer.byteLength(JSON.stringify(phone.take()))).toBeLessThan(3100);
  });

  test('goes to all devices of the member, and to nobody else', async () => {
    const { browser } = await otherDevice(maria);
    const other = service.browser();
    await other.subscribe(josef);
    await notify(comment());
    expect([phone.take().length, browser.take().length, other.take().length]).toEqual([1, 1, 0]);
  });

  test('costs a member without devices no statement', async () => {
    const event = comment({ userId: josef.id, actorId: maria.id });
    const without = await community.queriesOf(() => store(event));
    const withDevice = await community.queriesOf(() => store(comment()));
    expect(withDevice - without).toBe(1);
  });

  test('about one event goes to many members with one job', async () => {
    const members = await Promise.all(Array.from({ length: 30 }, () => community.join()));
    const browsers = members.map(() => service.browser());
    for (const [index, member] of members.entries()) await browsers[index]?.subscribe(member);
    const jobsBefore = await community.jobs.counts();
    await store(...members.map(({ id }) => comment({ userId: id })));
    expect((await community.jobs.counts()).waiting - jobsBefore.waiting).toBe(1);
    await community.jobs.drain();
    expect(browsers.map((browser) => browser.take().length)).toEqual(members.map(() => 1));
  });
});

describe('nothing is sent', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['of a kind that is off', () => choose({ kinds: { comment: false } })],
    [
      'in quiet hours',
      // The clock of the tests shows 09:00 UTC at first, and moves by less than a day.
      () => choose({ quietHours: { from: '00:00', to: '23:59' }, timeZone: 'UTC' }),
    ],
    ['after the member has logged out', () => maria.request('POST', '/auth/logout')],
    ['after the subscription was deleted', () => maria.request('DELETE', '/push/subscription')],
    ['after the member has asked to delete the account', () => begin(maria)],
    ['if the member has read it meanwhile', () => maria.request('PUT', '/notification/readAll')],
    ['if the member has blocked the actor meanwhile', () => maria.request('POST', `/block/${josef.id}`)],
  ])('%s', async (_, change) => {
    await store(comment());
    await change();
    await community.jobs.drain();
    expect(phone.take()).toEqual([]);
  });

  test('about likes, until the member wants it', async () => {
    await notify(comment({ kind: 'like' }));
    expect(phone.take()).toEqual([]);
    await choose({ kinds: { like: true } });
    await notify(comment({ kind: 'like' }));
    expect(phone.take()).toHaveLength(1);
  });

  test('to a suspended member', async () => {
    const moderator = await community.join({ role: 'moderator' });
    await store(comment());
    const { status } = await moderator.request('PUT', `/admin/members/${maria.id}/suspend`, {
      body: { reason: 'Insults', days: 3 },
    });
    expect(status).toBeLessThan(300);
    await community.jobs.drain();
    expect(phone.take()).toEqual([]);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that responds with %i has no such browser any more', async (status) => {
    phone.respond(status);
    await notify(comment());
    expect(await subscriptionsOf(maria)).toEqual([]);
  });

  test('that is down gets the message again, and each browser gets it once', async () => {
    const { browser } = await otherDevice(maria);
    phone.respond(503);
    await notify(comment());
    phone.respond(201);
    await after(MINUTE);
    await after(DAY);
    expect([phone.take().length, browser.take().length]).toEqual([2, 1]);
    expect(await subscriptionsOf(maria)).toEqual([
      expect.objectContaining({ failing_since: null, paused_until: null }),
      expect.objectContaining({ failing_since: null }),
    ]);
  });

  test('is left in peace for as long as it asks', async () => {
    phone.respond(429, { 'retry-after': '600' });
    await notify(comment());
    phone.respond(201);
    await notify(comment());
    await after(9 * MINUTE);
    expect(phone.take()).toHaveLength(1);
    await after(MINUTE);
    expect(phone.take()).toHaveLength(2);
  });

  test.each([301, 400, 403, 413])('that refuses a message with %i does not get it again', async (status) => {
    phone.respond(status);
    await notify(comment());
    await after(DAY);
    expect(phone.take()).toHaveLength(1);
    expect(await subscriptionsOf(maria)).toHaveLength(1);
    expect(community.logLines.join('')).not.toContain(phone.endpoint);
  });

  test.each([400, 401, 403, 500])('that responds with %i for a week loses its browser', async (status) => {
    phone.respond(status);
    for (let day = 0; day < 8; day += 1) {
      await notify(comment());
      await after(DAY);
    }
    expect(await subscriptionsOf(maria)).toEqual([]);
  });

  test('that refuses large messages for a week keeps its browser', async () => {
    phone.respond(413);
    for (let day = 0; day < 8; day += 1) {
      await notify(comment());
      await after(DAY);
    }
    expect(await subscriptionsOf(maria)).toHaveLength(1);
  });

  test('that accepts a message in between begins a new week', async () => {
    for (let day = 0; day < 8; day += 1) {
      phone.respond(day === 4 ? 201 : 403);
      await notify(comment());
      await after(DAY);
    }
    expect(await subscriptionsOf(maria)).toHaveLength(1);
  });

  test('at an internal address gets nothing', async () => {
    const { port } = new URL(phone.endpoint);
    const { auth, p256dh } = {
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    };
    const endpoint = `https://internal.example:${port}${new URL(phone.endpoint).pathname}`;
    await maria.request('PUT', '/push/subscription', { body: { endpoint, keys: { auth, p256dh } } });
    await notify(comment());
    expect((await community.jobs.counts()).due).toBe(0);
    expect(phone.received).toEqual([]);
  });
});

describe('reading on one device', () => {
  test('updates all devices once, with what is still unread', async () => {
    const { browser } = await otherDevice(maria);
    await notify(comment(), comment(), comment());
    const [newest = '', second = '', oldest = ''] = await idsOf(maria);
    browser.take();
    await maria.request('PUT', `/notification/read/${newest}`);
    await maria.request('DELETE', `/notification/delete/${second}`);
    await after(10 * SECOND);
    expect(browser.take()).toEqual([{ type: 'read', unread: 1, keep: [oldest] }]);
    expect(browser.received.at(-1)?.headers['urgency']).toBe('low');
    await maria.request('PUT', '/notification/readAll');
    await after(10 * SECOND);
    expect(browser.take()).toEqual([{ type: 'read', unread: 0, keep: [] }]);
  });

  test('sends nothing if no device shows anything', async () => {
    await choose({ kinds: { comment: false } });
    await notify(comment());
    await maria.request('PUT', '/notification/readAll');
    await after(10 * SECOND);
    expect(phone.take()).toEqual([]);
  });

  test('is not needed if the event was undone', async () => {
    await notify(comment({ dedupeKey: 'friendship' }));
    phone.take();
    await community.database.transaction((transaction) =>
      notifier.withdraw(transaction, { userId: maria.id, dedupeKey: 'friendship' }),
    );
    await after(10 * SECOND);
    expect(phone.take()).toEqual([{ type: 'read', unread: 0, keep: [] }]);
  });

  test('while the notice is on its way also removes it', async () => {
    await store(comment());
    const [id = ''] = await idsOf(maria);
    const release = phone.pause();
    const draining = community.jobs.drain();
    await expect.poll(() => phone.received.length).toBe(1);
    await maria.request('PUT', `/notification/read/${id}`);
    release();
    await draining;
    await after(10 * SECOND);
    expect(phone.take().at(-1)).toEqual({ type: 'read', unread: 0, keep: [] });
  });
});
