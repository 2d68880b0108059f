import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBuses, type FakeBus } from '../../../../test/fake-bus.ts';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { createCluster, type Cluster } from './cluster.ts';

const GRACE = 5000;
const HEARTBEAT = 2000;
const log = pino({ level: 'silent' });

interface TestServer {
  readonly bus: FakeBus;
  readonly cluster: Cluster;
  /** What happened to the pages of this server, and the changes of presence that it announces. */
  readonly happened: string[];
}

let buses: ReturnType<typeof createFakeBuses>;
let clock: FakeClock;

beforeEach(() => {
  vi.useFakeTimers();
  buses = createFakeBuses();
  clock = new FakeClock(0);
});

afterEach(() => {
  vi.useRealTimers();
});

async function start(): Promise<TestServer> {
  const bus = buses.open();
  const cluster = createCluster({ bus, clock, log, grace: GRACE });
  const happened: string[] = [];
  cluster.watchPresence({
    came: (userId) => happened.push(`${userId} came`),
    went: (userId, at) => happened.push(`${userId} went at ${at}`),
  });
  cluster.attach({
    endSession: (sessionId) => happened.push(`session ${sessionId} ended`),
    endMember: (userId, except) => happened.push(`sessions of ${userId} ended except ${except}`),
    recheckMember: async (userId) => void happened.push(`${userId} rechecked`),
    recheckAll: async () => void happened.push('all rechecked'),
    reconnect: (userIds) => happened.push(`${userIds?.join() ?? 'all'} reconnect`),
    deliver: (events) => happened.push(...events.map(({ userId, event }) => `${event} for ${userId}`)),
  });
  await cluster.start();
  // A server has no pages when it starts.
  happened.length = 0;
  return { bus, cluster, happened };
}

/** Starts servers, one after the other. */
async function startServers(): Promise<[TestServer, TestServer, TestServer]> {
  const first = await start();
  const second = await start();
  const third = await start();
  await buses.deliver();
  return [first, second, third];
}

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += HEARTBEAT / 2) {
    clock.advance(HEARTBEAT / 2);
    vi.advanceTimersByTime(HEARTBEAT / 2);
    await buses.deliver();
  }
}

async function open(server: TestServer, userId: string): Promise<void> {
  const opened = server.cluster.opened(userId);
  await buses.deliver();
  await opened;
}

describe('the members of other servers', () => {
  test('are known after a server has joined, and change with its pages', async () => {
    const first = await start();
    await open(first, 'maria');
    const second = await start();
    await buses.deliver();
    expect(second.cluster.isOpenElsewhere('maria')).toBe(true);
    first.cluster.closed('maria');
    await buses.deliver();
    expect([second.cluster.isOpenElsewhere('maria'), second.cluster.isOnline('maria')]).toEqual([
      false,
      true,
    ]);
  });

  test('may be anybody until all servers have answered, and no page connects earlier', async () => {
    await start();
    const second = await start();
    expect([second.cluster.isOpenElsewhere('maria'), second.cluster.mayBeOpenElsewhere('maria')]).toEqual([
      false,
      true,
    ]);
    const onOpened = vi.fn<() => void>();
    const opened = second.cluster.opened('josef').then(onOpened);
    await vi.advanceTimersByTimeAsync(0);
    expect(onOpened).not.toHaveBeenCalled();
    await buses.deliver();
    await opened;
    expect(second.cluster.mayBeOpenElsewhere('maria')).toBe(false);
  });

  test('include a page that connected before a message of this server arrives', async () => {
    const [first, second] = await startServers();
    const opened = second.cluster.opened('maria');
    await opened;
    expect(first.cluster.mayBeOpenElsewhere('maria')).toBe(false);
    const caughtUp = first.cluster.catchUp();
    await buses.deliver();
    await caughtUp;
    expect(first.cluster.mayBeOpenElsewhere('maria')).toBe(true);
  });
});

test('a server without others is alone, and several are together until the last other one has left', async () => {
  const first = await start();
  await buses.deliver();
  expect(first.cluster.state()).toBe('alone');
  const second = await start();
  await buses.deliver();
  expect([first.cluster.state(), second.cluster.state()]).toEqual(['together', 'together']);
  await second.cluster.close();
  await buses.deliver();
  expect([first.cluster.state(), first.happened]).toEqual(['alone', []]);
});

describe('presence', () => {
  test('is announced once, by the server whose page makes the difference', async () => {
    const [first, second] = await startServers();
    await Promise.all([open(first, 'maria'), open(second, 'maria')]);
    first.cluster.closed('maria');
    await pass(GRACE);
    second.cluster.closed('maria');
    await pass(GRACE);
    expect([first.happened, second.happened]).toEqual([['maria came'], ['maria went at 5000']]);
  });

  test('ends once if two servers lose the last pages at the same time', async () => {
    const [first, second] = await startServers();
    await Promise.all([open(first, 'maria'), open(second, 'maria')]);
    first.cluster.closed('maria');
    second.cluster.closed('maria');
    await pass(2 * GRACE);
    expect([...first.happened, ...second.happened]).toEqual(['maria came', 'maria went at 0']);
  });

  test('continues when a reload leads to another server', async () => {
    const [first, second] = await startServers();
    await open(first, 'maria');
    first.cluster.closed('maria');
    await pass(GRACE - HEARTBEAT);
    await open(second, 'maria');
    await pass(2 * GRACE);
    expect([first.happened, second.happened, first.cluster.isOnline('maria')]).toEqual([
      ['maria came'],
      [],
      true,
    ]);
  });

  test('of a server that leaves ends for members who do not return to another one', async () => {
    const [first, second] = await startServers();
    await open(second, 'maria');
    await open(second, 'josef');
    await second.cluster.endPresence();
    await second.cluster.close();
    await buses.deliver();
    await open(first, 'maria');
    expect([first.cluster.isOnline('maria'), first.cluster.isOnline('josef')]).toEqual([true, true]);
    await pass(2 * GRACE);
    expect(first.happened).toEqual(['josef went at 0']);
    expect([first.cluster.isOnline('maria'), first.cluster.isOnline('josef')]).toEqual([true, false]);
  });

  test('of a crashed server ends once', async () => {
    const [first, second, third] = await startServers();
    await open(third, 'maria');
    third.bus.crash();
    await pass(6 * HEARTBEAT + 2 * GRACE);
    expect([first.cluster.isOnline('maria'), second.cluster.isOnline('maria')]).toEqual([false, false]);
    const announced = [...first.happened, ...second.happened].filter((one) => one.startsWith('maria'));
    expect(announced).toEqual([expect.stringMatching(/^maria went at \d+$/)]);
  });

  test('on the only server ends when the server stops', async () => {
    const first = await start();
    await open(first, 'maria');
    const ended = first.cluster.endPresence();
    await buses.deliver();
    await ended;
    expect(first.happened).toEqual(['maria came', 'maria went at 0']);
  });
});

describe('a crashed server', () => {
  test('is noticed after five heartbeats, and the pages of the others fetch their data again', async () => {
    const [first, second, third] = await startServers();
    third.bus.crash();
    await pass(4 * HEARTBEAT);
    expect([first.happened, second.happened]).toEqual([[], []]);
    await pass(2 * HEARTBEAT);
    expect([first.happened, second.happened]).toEqual([['all reconnect'], ['all reconnect']]);
  });

  test('that never answered does not keep pages from connecting', async () => {
    const first = await start();
    first.bus.crash();
    const second = await start();
    const opened = second.cluster.opened('maria');
    await pass(6 * HEARTBEAT);
    await opened;
    expect(second.cluster.state()).toBe('alone');
  });
});

describe('the connection between servers', () => {
  test('is opened again if heartbeats do not return, and the pages that missed events fetch their data', async () => {
    const [first, second] = await startServers();
    second.bus.hang();
    await pass(4 * HEARTBEAT);
    expect(second.happened).toEqual(['all rechecked', 'all reconnect']);
    expect(first.happened).toEqual([]);
    await open(second, 'maria');
    expect(first.cluster.isOpenElsewhere('maria')).toBe(true);
  });

  test('that was lost delays the ends of sessions and the lost events until it is back', async () => {
    const [first, second] = await startServers();
    second.bus.cut();
    expect(second.cluster.state()).toBe('cut-off');
    second.cluster.send({ kind: 'member-ended', userId: 'maria', except: null });
    second.cluster.send({ kind: 'events-lost', userIds: ['josef'] });
    second.bus.reconnect();
    await buses.deliver();
    expect(first.happened).toEqual(['sessions of maria ended except null', 'josef reconnect']);
  });

  test('that was lost and is back finds the members of all servers', async () => {
    const [first, second] = await startServers();
    second.bus.cut();
    await open(first, 'maria');
    await open(second, 'josef');
    second.bus.reconnect();
    await buses.deliver();
    expect([first.cluster.isOpenElsewhere('josef'), second.cluster.isOpenElsewhere('maria')]).toEqual([
      true,
      true,
    ]);
  });

  test('that a server alone has lost costs its pages nothing', async () => {
    const only = await start();
    await open(only, 'maria');
    only.bus.cut();
    only.bus.reconnect();
    await buses.deliver();
    expect(only.happened).toEqual(['maria came']);
  });
});

test('ends of sessions and events reach the pages of all servers', async () => {
  const [first, second] = await startServers();
  first.cluster.send({ kind: 'session-ended', sessionId: 'one' });
  first.cluster.send({ kind: 'member-ended', userId: 'maria', except: 'one' });
  first.cluster.send({ kind: 'member-shortened', userId: 'maria' });
  await first.cluster.sendEvents(['maria'], async () => [
    { userId: 'maria', event: 'notifications_changed', payload: { unread: 1 } },
  ]);
  await buses.deliver();
  expect(first.happened).toEqual(['notifications_changed for maria']);
  expect(second.happened).toEqual([
    'session one ended',
    'sessions of maria ended except one',
    'maria rechecked',
    'notifications_changed for maria',
  ]);
});

test('the members whose events could not be read in time fetch their data again', async () => {
  const [first, second] = await startServers();
  const sent = first.cluster.sendEvents(['maria'], () => Promise.reject(new Error('The database is slow.')));
  await expect(sent).rejects.toThrow('The database is slow.');
  await buses.deliver();
  expect([first.happened, second.happened]).toEqual([['maria reconnect'], ['maria reconnect']]);
});
