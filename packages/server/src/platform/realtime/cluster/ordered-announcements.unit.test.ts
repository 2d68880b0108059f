import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { createFakeBuses, type FakeBus } from '../../../../test/fake-bus.ts';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { createAnnouncer, type Announcement } from '../announcements.ts';
import type { MemberEvent } from './bus.ts';
import { createCluster } from './cluster.ts';

const log = pino({ level: 'silent' });

let buses: ReturnType<typeof createFakeBuses>;

beforeEach(() => {
  buses = createFakeBuses();
});

async function start(...pages: string[]) {
  const bus: FakeBus = buses.open();
  const cluster = createCluster({ bus, clock: new FakeClock(), log, grace: 0 });
  const sent: object[] = [];
  const audience = {
    hasPage: (userId: string) => pages.includes(userId),
    send: ({ userId, payload }: MemberEvent) => {
      if (pages.includes(userId)) sent.push(payload);
    },
  };
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
  await buses.deliver();
  for (const userId of pages) void cluster.opened(userId);
  await buses.deliver();
  return { bus, cluster, announcer, sent };
}

const unread = (userId: string, read: () => number): Announcement => ({
  userId,
  event: 'notifications_changed',
  read: async () => ({ unread: read() }),
});

test('an announcement reaches the pages of another server, and this server’s own', async () => {
  const [first, second] = [await start('maria'), await start('maria')];
  first.announcer.announce([unread('maria', () => 1), unread('maria', () => 2)]);
  await buses.deliver();
  expect([first.sent, second.sent]).toEqual([
    [{ unread: 1 }, { unread: 2 }],
    [{ unread: 1 }, { unread: 2 }],
  ]);
});

test('a signal reaches the pages of both servers once, without a turn', async () => {
  const [first, second] = [await start('maria'), await start('maria', 'josef')];
  first.bus.publishInTurn = () => Promise.reject(new Error('A signal takes no turn.'));
  first.announcer.signal({
    userIds: ['maria', 'josef', 'anna'],
    event: 'member_typing',
    payload: { typing: true },
  });
  await buses.deliver();
  expect([first.sent, second.sent]).toEqual([[{ typing: true }], [{ typing: true }, { typing: true }]]);
});

test('an announcement to a member without a page on any server is not read', async () => {
  const [first] = [await start('maria'), await start()];
  let reads = 0;
  first.announcer.announce([
    unread('josef', () => {
      reads += 1;
      return 1;
    }),
  ]);
  await buses.deliver();
  await first.announcer.settle();
  expect(reads).toBe(0);
});

test('an announcement reaches a page that connected elsewhere before this server heard of it', async () => {
  const [first, second] = [await start(), await start('maria')];
  second.cluster.closed('maria');
  await buses.deliver();
  await second.cluster.opened('maria');
  first.announcer.announce([unread('maria', () => 1)]);
  await buses.deliver();
  expect(second.sent).toEqual([{ unread: 1 }]);
});

test('an event that this server reads while another one joins is sent before that server’s events', async () => {
  const first = await start('maria');
  const mayRead = Promise.withResolvers<{ unread: number }>();
  first.announcer.announce([
    { userId: 'maria', event: 'notifications_changed', read: () => mayRead.promise },
  ]);
  const second = await start();
  second.announcer.announce([unread('maria', () => 2)]);
  await buses.deliver();
  expect(first.sent).toEqual([]);
  mayRead.resolve({ unread: 1 });
  await first.announcer.settle();
  expect(first.sent).toEqual([{ unread: 1 }, { unread: 2 }]);
});

test('without a connection to the others, this server’s pages get the event now, and other pages fetch it later', async () => {
  const [first] = [await start('maria'), await start()];
  first.bus.cut();
  first.announcer.announce([unread('maria', () => 1)]);
  await first.announcer.settle();
  expect(first.sent).toEqual([{ unread: 1 }]);
  first.bus.reconnect();
  await buses.deliver();
  expect(first.bus.sent).toContainEqual({ kind: 'events-lost', userIds: ['maria'] });
});
