import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { components } from '@parvis/api-client/contract';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { rawRequest } from '../../../test/raw-request.ts';
import { listen, type Listener } from '../../../test/listener.ts';

type SignedIn = components['schemas']['SignedInUser'];

const password = 'Stella-Maris-33';

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let pages: Listener[] = [];
const sockets = new Set<Socket>();

beforeAll(async () => {
  community = await startCommunity();
  community.app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  address = await community.listen();
});

afterAll(() => community.close());

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function open(token: string | null): Promise<Listener> {
  const page = listen(address, token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

/** Logs in a second time, as in another browser. */
async function signInAgain(caller: Caller): Promise<string> {
  const { body: account } = await caller.request<{ email: string }>('GET', '/auth/verify');
  const { body } = await community.stranger.request<SignedIn>('POST', '/auth/signin', {
    body: { email: account.email, password },
  });
  return body.token;
}

/** Marks notifications as read. The server must announce this to the member's pages. */
async function readSomething(caller: Caller): Promise<void> {
  const { write } = community.database;
  await write
    .insertInto('notifications')
    .values({ id: crypto.randomUUID(), user_id: caller.id, kind: 'message', excerpt: '', created_at: 1 })
    .execute();
  await write.updateTable('users').set({ unread_notifications: 1 }).where('id', '=', caller.id).execute();
  await caller.request('PUT', '/notification/readAll');
}

describe('a page', () => {
  test.each(['nonsense', 'a'.repeat(43)])(
    'with the token %s is refused, and does not try again',
    async (token) => {
      const page = listen(address, token);
      pages.push(page);
      expect(await page.next('unauthorized')).toBe(token);
      expect(page.received).toHaveLength(1);
    },
  );

  test.each([{}, { token: null }, { token: ['a'] }])('is refused with %j in its handshake', async (auth) => {
    const page = io(address, { transports: ['websocket'], reconnection: false, auth });
    const message = await new Promise((resolve) => {
      page.once('connect_error', (error) => resolve(error.message));
    });
    page.disconnect();
    expect(message).toBe('unauthorized');
  });

  test('gets the events of its member, like the member’s other pages, and no events of others', async () => {
    const [first, second, other] = [
      await open(maria.token),
      await open(await signInAgain(maria)),
      await open(josef.token),
    ];
    await readSomething(maria);
    for (const page of [first, second]) {
      expect(await page.next('notifications_changed')).toEqual({ unread: 0 });
    }
    expect(other.received.map(({ event }) => event)).toEqual(['connected']);
  });

  test('can name its own member, but no other member', async () => {
    const page = await open(maria.token);
    expect(await page.client.register(maria.id)).toBe(true);
    expect(await page.client.register(josef.id)).toBe(false);
  });

  test('reconnects after the connection broke, and learns that events were lost', async () => {
    const page = await open(maria.token);
    for (const socket of sockets) socket.destroy();
    expect(await page.next('connected')).toBe(true);
  });
});

describe('the end of a session closes its connections immediately', () => {
  test('after a logout, and no connection of other sessions', async () => {
    const token = await signInAgain(maria);
    const [leaving, staying] = [await open(maria.token), await open(token)];
    await maria.request('POST', '/auth/logout');
    expect(await leaving.next('unauthorized')).toBe(maria.token);
    expect(await staying.client.register(maria.id)).toBe(true);
  });

  test('after a new password, except for the session in which it was changed', async () => {
    const [own, other] = [await open(maria.token), await open(await signInAgain(maria))];
    const { status } = await maria.request('PUT', `/user/update/${maria.id}`, {
      body: { password: 'Regina-Caeli-77!', currentPassword: password },
    });
    expect(status).toBe(200);
    await other.next('unauthorized');
    expect(await own.client.register(maria.id)).toBe(true);
  });

  test('after deleting the account', async () => {
    const page = await open(maria.token);
    await erase(community, maria);
    expect(await page.next('unauthorized')).toBe(maria.token);
  });
});

const ask = async (path: string, headers: Record<string, string>): Promise<number | undefined> => {
  const sent = request(`${address}${path}`, { headers }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
};

describe('a request that is not for the site’s WebSocket', () => {
  test('is not upgraded, but gets a response like any other request', async () => {
    for (const upgrade of ['h2c', 'websocket']) {
      const headers = { connection: 'upgrade', upgrade };
      expect(await ask('/healthz', headers)).toBe(200);
      expect(await ask('/socket.io', headers)).toBe(404);
    }
  });

  test('gets a response like any other request even under the path of the WebSocket', async () => {
    const headers = { accept: 'application/json' };
    expect(await ask('/socket.io/?EIO=4&transport=polling', headers)).toBe(404);
  });
});

test('the number of connections is measured', async () => {
  await open(maria.token);
  const { body } = await community.app.inject('/metrics');
  expect(body).toMatch(/^parvis_realtime_connections [1-9]\d*$/m);
});

test('a server that closes does not wait for open pages', async () => {
  const other = await startCommunity();
  const page = listen(await other.listen(), (await other.join()).token ?? '');
  pages.push(page);
  await page.next('connected');
  const before = performance.now();
  await other.close();
  expect(performance.now() - before).toBeLessThan(2000);
});

const handshake = {
  line: 'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  host: 'Host: x',
  version: 'Sec-WebSocket-Version: 13',
  key: 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
};

const requestUpgrade = (changes: Partial<typeof handshake>) =>
  rawRequest(
    address,
    [
      ...Object.values({ ...handshake, ...changes }).filter((line) => line !== ''),
      'Connection: Upgrade',
      'Upgrade: websocket',
      '\r\n',
    ].join('\r\n'),
  );

describe('an upgrade', () => {
  test('that is a handshake is accepted', async () => {
    expect(await requestUpgrade({})).toMatch(/^HTTP\/1\.1 101 /);
  });

  test.each([
    { host: 'Host: x\r\nhost: y' },
    { host: '' },
    { host: 'Host:' },
    { host: 'Host: x, y' },
    { version: '' },
    { version: 'Sec-WebSocket-Version: 12' },
    { key: '' },
    { key: 'Sec-WebSocket-Key: short' },
    { line: 'POST /socket.io/?EIO=4&transport=websocket HTTP/1.1' },
    { line: 'GET /socket.io/?EIO=4&transport=polling HTTP/1.1' },
    { line: 'GET /socket.io/?EIO=3&transport=websocket HTTP/1.1' },
    { line: 'GET /socket.io/?EIO=4&transport=websocket&sid=unknown HTTP/1.1' },
    { line: 'GET /socket.io/ HTTP/1.1' },
  ])('with %j is refused in the form of the contract', async (changes) => {
    const answer = await requestUpgrade(changes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^x-request-id: /m);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(answer).toContain('"id":"request.malformed"');
  });
});
