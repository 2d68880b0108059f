import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/harness.ts';
import { isSkipped, testRedisUrl, titleOf, transports } from '../../../test/redis.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { openRedis, type Redis } from '../redis/redis.ts';
import { loadSecrets } from '../secrets.ts';
import { AppError } from './errors.ts';
import { createRateLimitTable } from './rate-limit-table.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const MINUTE = 60_000;
const options = { limit: 3, duration: MINUTE };

const running = await startTestServer();
const { clock, config, database } = running;
const log = pino({ level: 'silent' });
const secrets = loadSecrets(config);

const redis = isSkipped('Redis') ? null : await openRedis({ redisUrl: testRedisUrl }, secrets, log);

afterAll(async () => {
  await redis?.close();
  await running.close();
});

/** The limits of another server that uses the same database. */
const server = (
  options: { database?: Database; redis?: Redis | null; timeout?: number } = {},
): Promise<RateLimits> => createRateLimits({ clock, database, redis: null, secrets, log, ...options });

async function isRefused(limiter: RateLimiter): Promise<boolean> {
  try {
    await limiter.take('192.0.2.7');
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

/** Returns how many of these attempts are allowed. */
async function allowed(limits: RateLimits, name: string, attempts: number): Promise<number> {
  let count = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (!(await isRefused(limits.exact(name, options)))) count += 1;
  }
  return count;
}

const stored = (name: string) =>
  database.read
    .selectFrom('rate_limits')
    .select(['key', 'points'])
    .where('name', '=', name)
    .orderBy('key')
    .execute();

const points = {
  PostgreSQL: async (name: string) => (await stored(name)).map((window) => window.points),
  Redis: async (name: string) => {
    if (redis === null) return [];
    const { client, prefix } = redis;
    const keys = await client.keys(`${prefix}:limit:${name}:*`);
    return Promise.all(keys.map(async (key) => Number(await client.hGet(key, 'points'))));
  },
};

// A SQLite database has only one server, which counts in its memory.
const isPostgres = database.dialect === 'postgres';

for (const transport of transports) {
  const start = () => server({ redis: transport === 'Redis' ? redis : null });
  const sharedPoints = points[transport];
  const skipped = !isPostgres || isSkipped(transport);

  describe.skipIf(skipped)(`limits of several servers in ${titleOf(transport)}`, () => {
    test('are counted together until the window ends, or is reset', async () => {
      const [one, two] = [await start(), await start()];
      expect([await allowed(one, 'together', 2), await allowed(two, 'together', 2)]).toEqual([2, 1]);
      await one.exact('together', options).reset('192.0.2.7');
      expect(await allowed(two, 'together', 4)).toBe(3);
      clock.advance(MINUTE);
      expect(await allowed(one, 'together', 4)).toBe(3);
    });

    test('are exact, even if all attempts come at the same time', async () => {
      const both = [await start(), await start()];
      const attempts = Array.from({ length: 10 }, () => both.map((limits) => allowed(limits, 'at once', 1)));
      const counts = await Promise.all(attempts.flat());
      expect(counts.filter((count) => count === 1)).toHaveLength(options.limit);
    });

    test('of frequent requests are exchanged', async () => {
      const both = [await start(), await start()];
      const limiters = both.map((limits) => limits.frequent('frequent', { limit: 2, duration: MINUTE }));
      expect(await Promise.all(limiters.map(isRefused))).toEqual([false, false]);
      await expect.poll(() => sharedPoints('frequent')).toEqual([2]);
      for (const limiter of limiters) await expect.poll(() => isRefused(limiter)).toBe(true);
      for (const limits of both) await limits.close();
    });
  });
}

describe.runIf(isPostgres)('limits of several servers', () => {
  test('are stored without addresses', async () => {
    expect(await allowed(await server(), 'hidden', 1)).toBe(1);
    expect(await stored('hidden')).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), points: 1 }]);
  });

  test('are counted by each server alone while the database cannot be reached', async () => {
    const closed = await openDatabase(config, log, 'command');
    await closed.close();
    expect(await allowed(await server({ database: closed }), 'unreachable', 5)).toBe(3);
  });

  test('are counted by each server alone while Redis cannot be reached', async () => {
    const unreachable = await openRedis({ redisUrl: 'redis://127.0.0.1:1' }, secrets, log);
    const limits = await server({ redis: unreachable });
    expect(unreachable?.isConnected()).toBe(false);
    expect(await allowed(limits, 'unreachable', 5)).toBe(3);
    await limits.exact('unreachable', options).reset('192.0.2.7');
    expect(await allowed(limits, 'unreachable', 5)).toBe(3);
    await unreachable?.close();
  });

  test('are counted by each server alone if the database takes too long', async () => {
    expect(await allowed(await server(), 'slow', 3)).toBe(3);
    const limits = await server({ timeout: 100 });
    await database.transaction(async (transaction) => {
      await transaction.updateTable('rate_limits').set({ points: 3 }).where('name', '=', 'slow').execute();
      // The row is locked. So this attempt is the first one that the server counts in its memory.
      expect(await allowed(limits, 'slow', 1)).toBe(1);
    });
  });

  test('are deleted when they have ended, and those with the fewest attempts if there are too many', async () => {
    const table = createRateLimitTable(database, (key) => key, 2);
    const now = clock.now();
    const endsAt = now + 1;
    await table.count('ended', [{ key: 'old', points: 9, endsAt: now }], now - 1);
    const points = { many: 9, one: 1, two: 2 };
    await table.count(
      'full',
      Object.entries(points).map(([key, points]) => ({ key, points, endsAt })),
      now,
    );
    await table.sweep(now);
    expect([await stored('ended'), (await stored('full')).map(({ key }) => key)]).toEqual([
      [],
      ['many', 'two'],
    ]);
  });
});
