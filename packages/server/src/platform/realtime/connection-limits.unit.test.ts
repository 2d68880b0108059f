import type { Socket as NetSocket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ended, outcomeOf, realtimeServer } from '../../../test/realtime-server.ts';

const { current, start, open, numberedMembers } = realtimeServer();

/** Connects as through a proxy. The client has forged the first address in the header. */
const from = (address: string) => outcomeOf(open({ 'x-forwarded-for': `203.0.113.9, ${address}` }));

describe('the limits of connections', () => {
  test('apply to the pages of one member', async () => {
    await start({}, { rateLimitMax: 60 });
    const outcomes = [];
    for (let index = 0; index < 3; index += 1) outcomes.push(await outcomeOf(open()));
    expect(outcomes).toEqual(['connected', 'connected', 'too-many']);
    current.pages[0]?.disconnect();
    await expect.poll(() => current.realtime.count()).toBe(1);
    expect(await outcomeOf(open())).toBe('connected');
  });

  test('apply to the connections of one address, as the trusted proxy reports it', async () => {
    await start({ authenticate: numberedMembers() }, { rateLimitMax: 6, trustProxy: 1 });
    const outcomes = [];
    for (let index = 0; index < 3; index += 1) outcomes.push(await from('192.0.2.1'));
    expect(outcomes).toEqual(['connected', 'connected', 'websocket error']);
    expect(await from('192.0.2.2')).toBe('connected');
    current.pages[0]?.disconnect();
    // The server counts a connection until the server itself has closed it. The client closes its socket earlier. Each
    // attempt gets its own window of the rate limit.
    const again = () => {
      current.clock.advance(60_000);
      return from('192.0.2.1');
    };
    await expect.poll(again).toBe('connected');
    expect(current.realtime.count()).toBe(3);
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
    current.clock.advance(60_000);
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
    current.server.on('connection', (socket: NetSocket) => sockets.push(socket));
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
