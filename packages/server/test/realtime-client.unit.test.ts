import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createRealtimeClient, type RealtimeClient } from '@parvis/api-client/realtime';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import type { Authentication } from '../src/platform/http/register-contract.ts';
import { createLoopback } from '../src/platform/realtime/cluster/bus.ts';
import { createCluster } from '../src/platform/realtime/cluster/cluster.ts';
import { createRealtime, type Realtime } from '../src/platform/realtime/realtime.ts';

const HOUR = 60 * 60 * 1000;
const token = 'a'.repeat(43);
const othersToken = 'b'.repeat(43);
/** The maximum delay before a reconnection if the server does not respond. A jitter of 50% makes it shorter. */
const RECONNECTING = 5000;
const LONGER_THAN_RECONNECTING = 8000;
const actor = { userId: 'maria', email: 'maria@example.org', sessionId: 'first', role: 'member' } as const;
const josef = { userId: 'josef', email: 'josef@example.org', sessionId: 'other', role: 'member' } as const;

let server: Server;
let realtime: Realtime;
let client: RealtimeClient;
let baseUrl: string;
let held: string | null;

const authenticate = vi.fn<() => Promise<Authentication>>();
const onConnected = vi.fn<(isAgain: boolean) => void>();
const onDisconnected = vi.fn<() => void>();
const onUnauthorized = vi.fn<(token: string, refusal: unknown) => void>();
const onChanged = vi.fn<(payload: { unread: number }) => void>();

beforeEach(async () => {
  vi.resetAllMocks();
  // Both sides of the connection use these timers. `vi.waitFor` moves them forward while the sockets work.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  held = token;
  authenticate.mockResolvedValue({ kind: 'actor', actor, expiresAt: Date.now() + HOUR });
  server = createServer();
  const log = pino({ level: 'silent' });
  const cluster = createCluster({ bus: createLoopback(), clock: systemClock, log, grace: 5000 });
  await cluster.start();
  realtime = createRealtime(server, {
    onRefused: () => undefined,
    config: { rateLimitMax: 600, trustProxy: false },
    clock: systemClock,
    cluster,
    log,
    authenticate: async (given) =>
      given === othersToken ? { kind: 'actor', actor: josef, expiresAt: Date.now() + HOUR } : authenticate(),
    expiryOf: async () => Date.now() + HOUR,
    fits: () => true,
    refuseSocket: (_refusal, socket) => socket.destroy(),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}/api`;
  client = createRealtimeClient({
    baseUrl,
    getToken: () => held,
    listeners: { notifications_changed: onChanged },
    onConnected,
    onDisconnected,
    onUnauthorized,
  });
});

afterEach(async () => {
  client.close();
  await realtime.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  vi.useRealTimers();
});

/** A long timeout, because the machine can be busy. The fake timers move forward during the wait. */
const timeout = { timeout: 10_000 };

/** Waits until another page has connected. Everything that the first page has started has then reached the server. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(LONGER_THAN_RECONNECTING);
  const other = createRealtimeClient({ baseUrl, getToken: () => othersToken, listeners: {} });
  other.connect();
  await vi.waitFor(() => expect(realtime.isListening('josef')).toBe(true), timeout);
  other.close();
  await vi.waitFor(() => expect(realtime.isListening('josef')).toBe(false), timeout);
}

const connected = () => vi.waitFor(() => expect(realtime.count()).toBe(1), timeout);

test('the client gets the events of its member', async () => {
  client.connect();
  await connected();
  realtime.send({ userId: 'maria', event: 'notifications_changed', payload: { unread: 3 } });
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith({ unread: 3 }), timeout);
  expect(onConnected).toHaveBeenCalledExactlyOnceWith(false);
});

test('the client does not connect without a token', async () => {
  held = null;
  client.connect();
  await settle();
  expect(authenticate).not.toHaveBeenCalled();
});

test('the client tries again if the server cannot check the token now', async () => {
  authenticate.mockRejectedValueOnce(new Error('The database is gone.'));
  client.connect();
  await vi.waitFor(() => expect(authenticate).toHaveBeenCalledOnce(), timeout);
  // The client receives the refusal a moment later. Only then does its wait before the next attempt begin.
  const waitAgain = async () => {
    await vi.advanceTimersByTimeAsync(RECONNECTING);
    expect(authenticate).toHaveBeenCalledTimes(2);
  };
  await vi.waitFor(waitAgain, { interval: 200, ...timeout });
  await connected();
  expect(authenticate).toHaveBeenCalledTimes(2);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('the client checks the session when the server ends the connection, and stops if it has ended', async () => {
  client.connect();
  await connected();
  realtime.endSession('first');
  await connected();
  await vi.waitFor(() => expect(onConnected.mock.calls).toEqual([[false], [true]]), timeout);

  authenticate.mockResolvedValue({ kind: 'none' });
  realtime.endMember('maria');
  await vi.waitFor(
    () =>
      expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(
        token,
        expect.objectContaining({ id: 'auth.required' }),
      ),
    timeout,
  );
  const attempts = authenticate.mock.calls.length;
  await settle();
  expect(authenticate).toHaveBeenCalledTimes(attempts);
});

test('a closed client stays closed, even if it was about to try again', async () => {
  client.connect();
  await connected();
  realtime.endSession('first');
  await vi.waitFor(() => expect(realtime.count()).toBe(0), timeout);
  client.close();
  await settle();
  expect(realtime.count()).toBe(0);
});

test('the client sends that its member is typing only while it is connected', async () => {
  const onTyping = vi.fn<(typing: { chatId: string; typing: boolean }) => void>();
  realtime.receive('typing', async (_actor, payload) => onTyping(payload));
  client.typing('early', true);
  client.connect();
  // The server counts a connection earlier than the client knows about it. So the test waits for the client.
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce(), timeout);
  client.typing('chat', true);
  client.typing('chat', false);
  await vi.waitFor(() => expect(onTyping).toHaveBeenCalledTimes(2), timeout);
  expect(onTyping.mock.calls).toEqual([
    [{ chatId: 'chat', typing: true }],
    [{ chatId: 'chat', typing: false }],
  ]);
});

test('the client reports that the connection is lost', async () => {
  client.connect();
  await connected();
  expect(onDisconnected).not.toHaveBeenCalled();
  realtime.endSession('first');
  await vi.waitFor(() => expect(onDisconnected).toHaveBeenCalledOnce(), timeout);
});

test('a client that is closed while it connects ends when the connection is open or has failed', async () => {
  const attempts: Duplex[] = [];
  const slow = createServer().on('upgrade', (_request, socket) => {
    attempts.push(socket.on('error', () => {}));
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const waiting = createRealtimeClient({
    baseUrl: `http://127.0.0.1:${port}/api`,
    getToken: () => held,
    listeners: {},
  });
  waiting.connect();
  await vi.waitFor(() => expect(attempts).toHaveLength(1), timeout);
  const ended = vi.fn<() => void>();
  attempts[0]?.once('close', ended).once('end', ended).resume();
  waiting.close();
  await settle();
  expect(ended).not.toHaveBeenCalled();
  attempts[0]?.destroy();
  await settle();
  expect(attempts).toHaveLength(1);
  slow.closeAllConnections();
  slow.close();
});

test('a client that is closed while it connects is not connected when the connection opens', async () => {
  client.connect();
  client.close();
  await settle();
  expect(realtime.count()).toBe(0);
  expect(onConnected).not.toHaveBeenCalled();
});
