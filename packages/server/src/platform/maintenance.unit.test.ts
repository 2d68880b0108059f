import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Leadership } from './leadership.ts';
import { startLeaderMaintenance } from './maintenance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const log = pino({ level: 'silent' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A lease for which servers compete. `isDown` is the database that holds it. */
function createLease() {
  const lease = { holder: null as string | null, isDown: false };
  const of = (name: string): Leadership => ({
    claim: async () => {
      if (lease.isDown) throw new Error('The database is down.');
      lease.holder ??= name;
      return lease.holder === name;
    },
    release: async () => {
      if (lease.holder === name) lease.holder = null;
    },
  });
  return { lease, of };
}

function start(leadership: Leadership, task: () => Promise<unknown> = async () => undefined) {
  let runs = 0;
  const maintenance = startLeaderMaintenance(
    {
      count: async () => {
        runs += 1;
        await task();
      },
    },
    { leadership, interval: 6 * HOUR, log },
  );
  return { ...maintenance, runs: () => runs };
}

test('only the leader runs the tasks, at once and then at the interval', async () => {
  const { of } = createLease();
  const [one, two] = [start(of('one')), start(of('two'))];
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect([one.runs(), two.runs()]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect([one.runs(), two.runs()]).toEqual([2, 0]);
});

test('another server takes over a minute after the leader stops', async () => {
  const { of } = createLease();
  const [one, two] = [start(of('one')), start(of('two'))];
  await one.stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([one.runs(), two.runs()]).toEqual([1, 1]);
});

test('a leader that has lost the lease stops, and begins again when it gets the lease back', async () => {
  const { lease, of } = createLease();
  const one = start(of('one'));
  await one.settle();
  lease.holder = 'two';
  await vi.advanceTimersByTimeAsync(7 * HOUR);
  expect(one.runs()).toBe(1);
  lease.holder = null;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(one.runs()).toBe(2);
});

test('a task that takes long does not stop the claims', async () => {
  const { of } = createLease();
  let claims = 0;
  const leadership = of('one');
  const counted: Leadership = {
    ...leadership,
    claim: () => {
      claims += 1;
      return leadership.claim();
    },
  };
  const one = start(counted, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect([one.runs(), claims]).toEqual([1, 11]);
});

test('without the database, a server claims again', async () => {
  const { lease, of } = createLease();
  lease.isDown = true;
  const one = start(of('one'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(one.runs()).toBe(0);
  lease.isDown = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(one.runs()).toBe(1);
});
