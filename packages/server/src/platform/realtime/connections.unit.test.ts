import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import type { Config } from '../config.ts';
import { readContract, readContractDocument } from '../http/contract-document.ts';
import { createEventCheck } from './client-events.ts';
import { createRealtime, type Realtime, type RealtimeOptions } from './realtime.ts';

const HOUR = 60 * 60 * 1000;
const token = 'a'.repeat(43);

let server: Server;
let realtime: Realtime;
let clock: FakeClock;
let pages: Socket[] = [];

const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });

async function start(
  options: Partial<RealtimeOptions> = {},
  config: Partial<Pick<Config, 'rateLimitMax' | 'trustProxy'>> = {},
): Promise<void> {
  server = createServer((_request, response) => response.end('not a websocket'));
  realtime = createRealtime(server, {
    config: { rateLimitMax: 600, trustProxy: false, presenceGrace: 50, ...config },
    clock,
    log,
    authenticate: async () => ({
      kind: 'actor',
      actor: { userId: 'maria', email: 'maria@example.org', sessionId: 'first', role: 'member' },
      expiresAt: clock.now() + HOUR,
    }),
    expiryOf: async () => clock.now() + HOUR,
    fits: () => true,
    refuseSocket: (_refusal, socket) => socket.destroy(),
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function open(headers: Record<string, string> = {}): Socket {
  const { port } = server.address() as AddressInfo;
  const page = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
    extraHeaders: headers,
  });
  pages.push(page);
  return page;
}

/** Resolves with `connected` or the reason of the refusal. */
const outcomeOf = (page: Socket): Promise<string> =>
  new Promise((resolve) => {
    page.once('connect', () => resolve('connected'));
    page.once('connect_error', ({ message }) => resolve(message));
  });

/** Connects as through a proxy. The client has forged the first address in the header. */
const from = (address: string) => outcomeOf(open({ 'x-forwarded-for': `203.0.113.9, ${address}` }));

const ended = (page: Socket): Promise<string> =>
  new Promise((resolve) => {
    page.once('disconnect', resolve);
  });

beforeEach(() => {
  clock = new FakeClock();
  logged.length = 0;
});

afterEach(async () => {
  for (const page of pages) page.disconnect();
  pages = [];
  await realtime.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

describe('a session', () => {
  test('that ends while its page connects leaves no connection', async () => {
    await start({ expiryOf: async () => null });
    const page = open();
    const end = ended(page);
    expect(await outcomeOf(page)).toBe('connected');
    expect(await end).toBe('io server disconnect');
    expect(realtime.count()).toBe(0);
  });

  test('that expires ends its connections, unless it was used in the meantime', async () => {
    let expiresAt = clock.now() + HOUR;
    await start({ expiryOf: async () => expiresAt });
    const page = open();
    await outcomeOf(page);
    clock.advance(2 * HOUR);
    expiresAt += 2 * HOUR;
    await realtime.endExpired();
    expect(realtime.count()).toBe(1);
    const end = ended(page);
    clock.advance(2 * HOUR);
    await realtime.endExpired();
    expect(await end).toBe('io server disconnect');
  });

  test('is looked up again every hour, because another process can have ended it', async () => {
    let expiresAt: number | null = clock.now() + 30 * 24 * HOUR;
    await start({
      authenticate: async () => ({
        kind: 'actor',
        actor: { userId: 'maria', email: 'maria@example.org', sessionId: 'first', role: 'member' },
        expiresAt: clock.now() + 30 * 24 * HOUR,
      }),
      expiryOf: async () => expiresAt,
    });
    const page = open();
    const end = ended(page);
    await outcomeOf(page);
    expiresAt = null;
    clock.advance(HOUR - 1);
    await realtime.endExpired();
    expect(realtime.count()).toBe(1);
    clock.advance(1);
    await realtime.endExpired();
    expect(await end).toBe('io server disconnect');
  });

  test('that is shortened ends its own connection only', async () => {
    let members = 0;
    const ends = new Map([
      ['session 1', clock.now() + HOUR],
      ['session 2', clock.now() + HOUR],
    ]);
    await start({
      authenticate: async () => {
        members += 1;
        const actor = {
          userId: `member ${members}`,
          email: `${members}@example.org`,
          sessionId: `session ${members}`,
          role: 'member',
        } as const;
        return { kind: 'actor', actor, expiresAt: clock.now() + HOUR };
      },
      expiryOf: async (sessionId) => ends.get(sessionId) ?? null,
    });
    const [first, second] = [open(), open()];
    await outcomeOf(first);
    await outcomeOf(second);
    const end = ended(first);
    ends.set('session 1', clock.now());
    ends.set('session 2', clock.now());
    await realtime.recheckMember('member 1');
    expect(await end).toBe('io server disconnect');
    expect(second.connected).toBe(true);
  });

  test('that cannot be looked up now is refused in a way that lets the page try again', async () => {
    await start({ authenticate: () => Promise.reject(new Error('The database is gone.')) });
    expect(await outcomeOf(open())).toBe('unavailable');
  });
});

describe('the limits of connections', () => {
  test('apply to the pages of one member', async () => {
    await start({}, { rateLimitMax: 60 });
    const outcomes = [];
    for (let index = 0; index < 3; index += 1) outcomes.push(await outcomeOf(open()));
    expect(outcomes).toEqual(['connected', 'connected', 'too-many']);
    pages[0]?.disconnect();
    await expect.poll(() => realtime.count()).toBe(1);
    expect(await outcomeOf(open())).toBe('connected');
  });

  test('apply to the connections of one address, as the trusted proxy reports it', async () => {
    let members = 0;
    const authenticate: RealtimeOptions['authenticate'] = async () => {
      members += 1;
      const actor = {
        userId: `member ${members}`,
        email: `${members}@example.org`,
        sessionId: `session ${members}`,
        role: 'member',
      } as const;
      return { kind: 'actor', actor, expiresAt: clock.now() + HOUR };
    };
    await start({ authenticate }, { rateLimitMax: 6, trustProxy: 1 });
    const outcomes = [];
    for (let index = 0; index < 3; index += 1) outcomes.push(await from('192.0.2.1'));
    expect(outcomes).toEqual(['connected', 'connected', 'websocket error']);
    expect(await from('192.0.2.2')).toBe('connected');
    pages[0]?.disconnect();
    // The server counts a connection until the server itself has closed it. The client closes its socket earlier. Each
    // attempt gets its own window of the rate limit.
    const again = () => {
      clock.advance(60_000);
      return from('192.0.2.1');
    };
    await expect.poll(again).toBe('connected');
    expect(realtime.count()).toBe(3);
  });

  test('apply to attempts from one address, whether they succeed or not', async () => {
    await start({ authenticate: async () => ({ kind: 'none' }) }, { rateLimitMax: 4 });
    const outcomes: string[] = [];
    for (let index = 0; index < 6; index += 1) outcomes.push(await outcomeOf(open()));
    expect(outcomes).toEqual([
      ...Array.from({ length: 4 }, () => 'unauthorized'),
      'websocket error',
      'websocket error',
    ]);
    clock.advance(60_000);
    expect(await outcomeOf(open())).toBe('unauthorized');
  });

  test('close a connection that sends a message that is too large', async () => {
    await start();
    const page = open();
    await outcomeOf(page);
    const end = ended(page);
    page.emit('register', 'x'.repeat(20_000));
    expect(await end).toBe('transport close');
  });

  test('close a connection that sends too often, and read no more of it', async () => {
    await start();
    const sockets: NetSocket[] = [];
    server.on('connection', (socket: NetSocket) => sockets.push(socket));
    const page = open();
    await outcomeOf(page);
    const end = ended(page);
    const claim = 'x'.repeat(100);
    for (let index = 0; index < 20_000; index += 1) page.emit('register', claim);
    expect(await end).toMatch(/^transport (?:close|error)$/);
    await expect.poll(() => sockets[0]?.closed).toBe(true);
    expect(sockets[0]?.bytesRead).toBeLessThan((20_000 * claim.length) / 4);
  });
});

test.each(['ping', 'pong'] as const)(
  'the limits of messages also apply to the %s frames of the WebSocket',
  async (frame) => {
    await start();
    const page = open();
    await outcomeOf(page);
    const end = ended(page);
    const webSocket: Record<'ping' | 'pong', () => void> = Reflect.get(page.io.engine.transport, 'ws');
    for (let index = 0; index < 100; index += 1) webSocket[frame]();
    expect(await end).toMatch(/^transport (?:close|error)$/);
  },
);

test('no message can impersonate a member or stop the server', async () => {
  await start();
  const page = open();
  await outcomeOf(page);
  expect(await page.emitWithAck('register', 'maria')).toEqual({ registered: true });
  expect(await page.emitWithAck('register', 'josef')).toEqual({ registered: false });
  page.emit('register');
  page.emit('register', 'maria', 'not a function');
  page.emit('join', 'member:josef');
  page.emit('notification', { unread: 0 });
  expect(await page.emitWithAck('register', { toString: 'x' })).toEqual({ registered: false });
  expect([realtime.isListening('maria'), realtime.isListening('josef')]).toEqual([true, false]);
});

describe('an event from a page', () => {
  const chatId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a51';

  test('reaches its handler with the member’s id, if it matches its schema', async () => {
    const contract = readContract(await readContractDocument());
    await start({ fits: await createEventCheck(contract) });
    const received: unknown[][] = [];
    realtime.receive('typing', async (...events) => {
      received.push(events);
    });
    const page = open();
    await outcomeOf(page);
    for (const payload of [
      null,
      { chatId },
      { chatId, typing: true, more: 1 },
      { chatId: 1, typing: true },
    ]) {
      page.emit('typing', payload);
    }
    page.emit('typing', { chatId, typing: true }, 'more');
    await page.emitWithAck('register', 'maria');
    expect(received).toEqual([['maria', { chatId, typing: true }]]);
  });

  test('does not end the connection if its handler fails', async () => {
    await start();
    realtime.receive('typing', () => Promise.reject(new Error('The database is gone.')));
    const page = open();
    await outcomeOf(page);
    page.emit('typing', { chatId, typing: true });
    expect(await page.emitWithAck('register', 'maria')).toEqual({ registered: true });
    await expect.poll(() => logged.join('')).toContain('The database is gone.');
  });
});

test('presence changes are announced as pages open and close', async () => {
  await start();
  const events: unknown[] = [];
  realtime.watchPresence({
    came: (userId) => events.push(`${userId} came`),
    went: (userId) => events.push(`${userId} went`),
  });
  const [first, second] = [open(), open()];
  await Promise.all([outcomeOf(first), outcomeOf(second)]);
  first.disconnect();
  await expect.poll(() => realtime.count()).toBe(1);
  expect([realtime.isOnline('maria'), events]).toEqual([true, ['maria came']]);
  second.disconnect();
  await expect.poll(() => events).toEqual(['maria came', 'maria went']);
  expect(realtime.isOnline('maria')).toBe(false);
});

test('closing ends open connections and accepts no new ones', async () => {
  await start();
  const page = open();
  await outcomeOf(page);
  const end = ended(page);
  await realtime.close();
  expect(await end).toBe('transport close');
  expect(await outcomeOf(open())).toBe('websocket error');
});
