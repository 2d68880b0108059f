import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { createEmptyStorage, type TestStorage } from '../../../../test/storage.ts';
import { createAnnouncer } from '../announcements.ts';
import type { Bus, BusMessage, MemberEvent, ServerId } from './bus.ts';
import { createCluster } from './cluster.ts';
import { createPostgresBus } from './postgres-bus.ts';

const log = pino({ level: 'silent' });

const long = (batch: number): BusMessage => ({
  kind: 'events',
  batch,
  events: [{ userId: 'maria', event: 'new_message', payload: { content: '🕊'.repeat(10_000) } }],
});

let storage: TestStorage;
let url: string;
let administrator: Client;
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  storage = await createEmptyStorage();
  url = storage.databaseUrl ?? '';
  administrator = new Client({ connectionString: url });
  await administrator.connect();
});

afterAll(async () => {
  await administrator.end();
  await storage.remove();
});

afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

async function open() {
  const bus: Bus = createPostgresBus(url, log);
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

test('delivers messages of any length to all servers in the same order', async () => {
  const [first, second] = [await open(), await open()];
  await Promise.all([
    first.bus.publish(long(1)),
    second.bus.publish(long(2)),
    first.bus.publishInTurn(['maria'], async () => long(3)),
    second.bus.publish({ kind: 'heartbeat' }),
  ]);
  await expect.poll(() => [first.received.length, second.received.length]).toEqual([4, 4]);
  expect(first.received).toEqual(second.received);
  expect(first.received).toEqual(expect.arrayContaining([long(1), long(2), long(3), { kind: 'heartbeat' }]));
});

test('lists the other servers to a server that joins, as long as they are connected', async () => {
  const first = await open();
  const second = await open();
  expect([first.joined, second.joined]).toEqual([[[]], [[first.bus.id]]]);
  await first.bus.close();
  expect((await open()).joined).toEqual([[second.bus.id]]);
});

test('connects again after the database has closed the connection', async () => {
  const [first, second] = [await open(), await open()];
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'parvis realtime'`,
  );
  await expect.poll(() => [first.joined.length, second.joined.length]).toEqual([2, 2]);
  await first.bus.publish({ kind: 'heartbeat' });
  await expect.poll(() => second.received).toEqual([{ kind: 'heartbeat' }]);
  expect([first.lost(), second.lost()]).toEqual([1, 1]);
});

test('opens a new connection when the server closes the old one', async () => {
  const [first, second] = [await open(), await open()];
  first.bus.restart();
  await expect.poll(() => first.joined).toEqual([[], [second.bus.id]]);
});

test('gives an event that was read later to every server later', async () => {
  const servers = [];
  for (let count = 0; count < 2; count += 1) {
    const bus = createPostgresBus(url, log);
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
  await expect
    .poll(async () => {
      const { rows } = await administrator.query(
        `select 1 from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows.length;
    })
    .toBe(1);
  mayEnd.resolve();
  const inOrder = [{ unread: 1 }, { unread: 2 }];
  await expect.poll(() => [first.sent, second.sent]).toEqual([inOrder, inOrder]);
});
