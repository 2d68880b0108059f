import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeClock } from '../../../../test/fake-clock.ts';
import {
  connectToRedis,
  cutRealtime,
  isSkipped,
  testRedisUrl,
  titleOf,
  transports,
} from '../../../../test/redis.ts';
import { createEmptyStorage, type TestStorage } from '../../../../test/storage.ts';
import type { RedisClient } from '../../redis/redis-client.ts';
import { createAnnouncer } from '../announcements.ts';
import type { Bus, BusMessage, MemberEvent, ServerId } from './bus.ts';
import { createCluster } from './cluster.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { createRedisBus } from './redis-bus.ts';

const log = pino({ level: 'silent' });

const long = (batch: number): BusMessage => ({
  kind: 'events',
  batch,
  events: [{ userId: 'maria', event: 'new_message', payload: { content: '🕊'.repeat(10_000) } }],
});

let storage: TestStorage;
let administrator: Client;
let redis: RedisClient;
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  storage = await createEmptyStorage();
  administrator = new Client({ connectionString: storage.databaseUrl ?? '' });
  await administrator.connect();
  if (!isSkipped('Redis')) redis = await connectToRedis();
});

afterAll(async () => {
  if (!isSkipped('Redis')) await redis.close();
  await administrator.end();
  await storage.remove();
});

afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

/** Each test of Redis has an installation of its own. */
let prefix = '';
beforeEach(() => {
  prefix = `parvis:${randomUUID()}:0`;
});

const buses = {
  PostgreSQL: {
    create: () => createPostgresBus(storage.databaseUrl ?? '', log),
    cut: async () => {
      await administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'parvis realtime'`,
      );
    },
    waiting: async () => {
      const { rows } = await administrator.query(
        `select 1 from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows.length;
    },
  },
  Redis: {
    create: () => createRedisBus({ url: testRedisUrl, prefix }, log),
    cut: () => cutRealtime(redis, prefix),
    waiting: async () => (await redis.hLen(`${prefix}:turns`)) - 1,
  },
};

const heartbeat = async (): Promise<BusMessage> => ({ kind: 'heartbeat' });

async function open(create: () => Bus) {
  const bus = create();
  const received: BusMessage[] = [];
  const joined: (readonly ServerId[])[] = [];
  let lost = 0;
  await bus.start({
    joined: (others) => joined.push(others),
    lost: () => {
      lost += 1;
    },
    received: (_from, message) => received.push(message),
  });
  closing.push(() => bus.close());
  return { bus, received, joined, lost: () => lost };
}

/** Begins a turn of Maria that ends when `end` is called. */
async function begin(bus: Bus) {
  const began = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = bus.publishInTurn(['maria'], async () => {
    began.resolve();
    await promise;
    return heartbeat();
  });
  await began.promise;
  return { done, end: resolve };
}

for (const transport of transports) {
  const { create, cut, waiting } = buses[transport];
  describe.skipIf(isSkipped(transport))(`through ${titleOf(transport)}`, () => {
    test('delivers messages of any length to all servers in the same order', async () => {
      const [first, second] = [await open(create), await open(create)];
      await Promise.all([
        first.bus.publish(long(1)),
        second.bus.publish(long(2)),
        first.bus.publishInTurn(['maria'], async () => long(3)),
        second.bus.publish({ kind: 'heartbeat' }),
      ]);
      await expect.poll(() => [first.received.length, second.received.length]).toEqual([4, 4]);
      expect(first.received).toEqual(second.received);
      expect(first.received).toEqual(
        expect.arrayContaining([long(1), long(2), long(3), { kind: 'heartbeat' }]),
      );
    });

    test('lists the other servers to a server that joins, as long as they are connected', async () => {
      const first = await open(create);
      const second = await open(create);
      expect([first.joined, second.joined]).toEqual([[[]], [[first.bus.id]]]);
      await first.bus.close();
      expect((await open(create)).joined).toEqual([[second.bus.id]]);
    });

    test('connects again after the connection was closed', async () => {
      const [first, second] = [await open(create), await open(create)];
      await cut();
      await expect.poll(() => [first.joined.length, second.joined.length]).toEqual([2, 2]);
      await first.bus.publish({ kind: 'heartbeat' });
      await expect.poll(() => second.received).toEqual([{ kind: 'heartbeat' }]);
      expect([first.lost(), second.lost()]).toEqual([1, 1]);
    });

    test('opens a new connection when the server closes the old one', async () => {
      const [first, second] = [await open(create), await open(create)];
      first.bus.restart();
      await expect.poll(() => first.joined).toEqual([[], [second.bus.id]]);
    });

    test('gives an event that was read later to every server later', async () => {
      const servers = [];
      for (let count = 0; count < 2; count += 1) {
        const bus = create();
        const cluster = createCluster({ bus, clock: new FakeClock(), log, grace: 0 });
        const sent: object[] = [];
        const audience = { hasPage: () => true, send: ({ payload }: MemberEvent) => sent.push(payload) };
        const announcer = createAnnouncer(audience, cluster, log);
        cluster.attach({
          endSession: () => {},
          endMember: () => {},
          recheckMember: async () => {},
          recheckAll: async () => {},
          reconnect: () => {},
          deliver: announcer.deliver,
        });
        await cluster.start();
        closing.push(() => cluster.close());
        servers.push({ cluster, announcer, sent });
      }
      const [first, second] = servers;
      if (first === undefined || second === undefined) throw new Error('There are two servers.');
      await expect.poll(() => first.cluster.state()).toBe('together');

      let unread = 1;
      const began = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      const announce = (to: typeof first, read: () => Promise<{ unread: number }>) =>
        to.announcer.announce([{ userId: 'maria', event: 'notifications_changed', read }]);
      announce(first, async () => {
        const payload = { unread };
        began.resolve();
        await mayEnd.promise;
        return payload;
      });
      await began.promise;
      unread = 2;
      announce(second, async () => ({ unread }));
      // The second server would read now if it did not wait for the first one.
      await expect.poll(waiting).toBe(1);
      mayEnd.resolve();
      const inOrder = [{ unread: 1 }, { unread: 2 }];
      await expect.poll(() => [first.sent, second.sent]).toEqual([inOrder, inOrder]);
    });
  });
}

describe.skipIf(isSkipped('Redis'))(`turns through ${titleOf('Redis')}`, () => {
  const { create, cut } = buses.Redis;
  test('end when the connection of their server is closed', async () => {
    const first = await open(create);
    const turn = await begin(first.bus);
    const outcome = turn.done.then(
      () => 'published',
      () => 'refused',
    );
    await cut();
    await expect.poll(() => first.joined.length).toBe(2);
    const second = await open(create);
    await second.bus.publishInTurn(['josef', 'maria'], heartbeat);
    await expect.poll(() => second.received).toEqual([{ kind: 'heartbeat' }]);
    turn.end();
    expect(await outcome).toBe('refused');
  });

  test('publish nothing after Redis has forgotten them', async () => {
    const { bus, received } = await open(create);
    const turn = await begin(bus);
    await redis.del(`${prefix}:turns`);
    turn.end();
    await expect(turn.done).rejects.toThrow('Redis has ended the turn.');
    await bus.publish({ kind: 'fence', number: 1 });
    await expect.poll(() => received).toEqual([{ kind: 'fence', number: 1 }]);
  });

  test('that fail let the next one begin', async () => {
    const [first, second] = [await open(create), await open(create)];
    const failing = first.bus.publishInTurn(['maria'], async () => Promise.reject(new Error('no data')));
    await expect(failing).rejects.toThrow('no data');
    await second.bus.publishInTurn(['maria'], heartbeat);
    await expect.poll(() => first.received).toEqual([{ kind: 'heartbeat' }]);
  });

  test('another installation receives nothing', async () => {
    const first = await open(create);
    prefix = `parvis:${randomUUID()}:0`;
    const other = await open(create);
    expect(other.joined).toEqual([[]]);
    await first.bus.publish({ kind: 'heartbeat' });
    await other.bus.publish({ kind: 'fence', number: 1 });
    await expect.poll(() => other.received).toEqual([{ kind: 'fence', number: 1 }]);
  });
});
