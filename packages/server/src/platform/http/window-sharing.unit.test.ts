import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import { AppError } from './errors.ts';
import type { CountedPoints } from './rate-limit-table.ts';
import { MemoryWindows, RateLimiter, type Window } from './rate-limiter.ts';
import { shareWindows } from './window-sharing.ts';

const MINUTE = 60_000;
const LIMIT = 100;

/** A table in memory. Like the real one, it ignores the new end of a window that is still open. */
function createTable() {
  const stored = new Map<string, Window>();
  const state = { statements: 0, isDown: false };
  return {
    state,
    async count(_name: string, counted: readonly CountedPoints[], now: number) {
      state.statements += 1;
      if (state.isDown) throw new Error('The database is down.');
      for (const { key, points, endsAt } of counted) {
        const window = stored.get(key);
        if (window !== undefined && window.endsAt > now) window.points += points;
        else stored.set(key, { points, endsAt });
      }
      return new Map(counted.map(({ key }) => [key, { ...(stored.get(key) ?? { points: 0, endsAt: 0 }) }]));
    },
  };
}

let clock: FakeClock;
let table: ReturnType<typeof createTable>;
let logged: string[];

/** Another server that uses the same table. */
function server() {
  const options = { limit: LIMIT, duration: MINUTE };
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const sharing = shareWindows({ clock, log, name: 'requests', limit: LIMIT, table });
  const limiter = new RateLimiter(
    clock,
    { ...options, name: 'test' },
    new MemoryWindows(clock, options, sharing.counted),
  );
  return {
    close: () => sharing.close(),
    /** Sends requests. Returns how many were allowed, and the seconds until the next one. */
    async send(key: string, count: number) {
      let allowed = 0;
      let retryAfter: string | undefined;
      for (let request = 0; request < count; request += 1) {
        try {
          await limiter.take(key);
          allowed += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          retryAfter = error.headers?.['retry-after'];
        }
      }
      return { allowed, retryAfter };
    },
  };
}

const exchange = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  clock = new FakeClock();
  table = createTable();
  logged = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test('clients below a tenth of the limit cost no statement and no timer', async () => {
  await server().send('a', LIMIT / 10 - 1);
  expect(vi.getTimerCount()).toBe(0);
  await exchange();
  expect(table.state.statements).toBe(0);
});

test('servers count a client together, and refuse it until the same time', async () => {
  const [one, two] = [server(), server()];
  await one.send('a', 60);
  await exchange();
  clock.advance(20_000);
  // The second server learns of the other requests with its first exchange.
  expect((await two.send('a', 30)).allowed).toBe(30);
  await exchange();
  expect(await two.send('a', 20)).toEqual({ allowed: 10, retryAfter: '40' });
  expect((await two.send('b', 5)).allowed).toBe(5);
  clock.advance(40_000);
  expect((await two.send('a', 1)).allowed).toBe(1);
});

test('a client that is over the limit is refused from memory', async () => {
  const one = server();
  await one.send('a', LIMIT + 1);
  await exchange();
  expect(table.state.statements).toBe(1);
  expect((await one.send('a', 500)).allowed).toBe(0);
  await exchange();
  expect(table.state.statements).toBe(1);
});

test('all clients of a second share one statement', async () => {
  const one = server();
  for (const key of ['a', 'b', 'c']) await one.send(key, 20);
  await exchange();
  expect(table.state.statements).toBe(1);
});

test('without the database, each server counts alone, and they exchange their counts afterwards', async () => {
  const [one, two] = [server(), server()];
  table.state.isDown = true;
  expect((await one.send('a', LIMIT + 5)).allowed).toBe(LIMIT);
  await exchange();
  expect(logged).toHaveLength(1);
  table.state.isDown = false;
  await exchange();
  await two.send('a', 10);
  await exchange();
  expect((await two.send('a', 1)).allowed).toBe(0);
});

test('a server that closes has no timer left', async () => {
  const one = server();
  await one.send('a', LIMIT);
  await one.close();
  expect(vi.getTimerCount()).toBe(0);
});
