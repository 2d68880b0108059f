import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach } from 'vitest';
import type { Config } from '../src/platform/config.ts';
import { createLoopback } from '../src/platform/realtime/cluster/bus.ts';
import { createCluster, type Cluster } from '../src/platform/realtime/cluster/cluster.ts';
import { createRealtime, type Realtime, type RealtimeOptions } from '../src/platform/realtime/realtime.ts';
import { FakeClock } from './fake-clock.ts';

export const HOUR = 60 * 60 * 1000;
const token = 'a'.repeat(43);

/** Resolves with `connected` or the reason of the refusal. */
export const outcomeOf = (page: Socket): Promise<string> =>
  new Promise((resolve) => {
    page.once('connect', () => resolve('connected'));
    page.once('connect_error', ({ message }) => resolve(message));
  });

export const ended = (page: Socket): Promise<string> =>
  new Promise((resolve) => {
    page.once('disconnect', resolve);
  });

/** The server of a test, and what belongs to it. */
interface Current {
  server: Server;
  realtime: Realtime;
  cluster: Cluster;
  clock: FakeClock;
  pages: Socket[];
  logged: string[];
}

/** Prepares a server for the connections of pages. It is closed after each test. */
export function realtimeServer() {
  const current = { pages: [], logged: [] } as unknown as Current;
  const log = pino({ level: 'warn' }, { write: (line: string) => current.logged.push(line) });

  async function start(
    options: Partial<RealtimeOptions> = {},
    config: Partial<Pick<Config, 'rateLimitMax' | 'trustProxy'>> = {},
  ): Promise<void> {
    current.server = createServer((_request, response) => response.end('not a websocket'));
    current.cluster = createCluster({ bus: createLoopback(), clock: current.clock, log, grace: 50 });
    await current.cluster.start();
    current.realtime = createRealtime(current.server, {
      onRefused: () => undefined,
      config: { rateLimitMax: 600, trustProxy: false, ...config },
      clock: current.clock,
      cluster: current.cluster,
      log,
      authenticate: async () => ({
        kind: 'actor',
        actor: { userId: 'maria', email: 'maria@example.org', sessionId: 'first', role: 'member' },
        expiresAt: current.clock.now() + HOUR,
      }),
      expiryOf: async () => current.clock.now() + HOUR,
      fits: () => true,
      refuseSocket: (_refusal, socket) => socket.destroy(),
      ...options,
    });
    current.server.listen(0, '127.0.0.1');
    await once(current.server, 'listening');
  }

  function open(headers: Record<string, string> = {}): Socket {
    const { port } = current.server.address() as AddressInfo;
    const page = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
      extraHeaders: headers,
    });
    current.pages.push(page);
    return page;
  }

  /** Returns a function that lets each page in as another member: `member 1` with `session 1` and so on. */
  function numberedMembers(): RealtimeOptions['authenticate'] {
    let members = 0;
    return async () => {
      members += 1;
      const actor = {
        userId: `member ${members}`,
        email: `${members}@example.org`,
        sessionId: `session ${members}`,
        role: 'member',
      } as const;
      return { kind: 'actor', actor, expiresAt: current.clock.now() + HOUR };
    };
  }

  beforeEach(() => {
    current.clock = new FakeClock();
    current.logged = [];
  });

  afterEach(async () => {
    for (const page of current.pages) page.disconnect();
    current.pages = [];
    await current.realtime.close();
    await new Promise((resolve) => {
      current.server.close(resolve);
    });
  });

  return { current, start, open, numberedMembers };
}
