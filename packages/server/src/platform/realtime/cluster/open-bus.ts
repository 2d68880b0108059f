import type { Config } from '../../config.ts';
import type { Logger } from '../../log.ts';
import type { Redis } from '../../redis/redis.ts';
import { createLoopback, type Bus } from './bus.ts';

/** Servers can share a PostgreSQL database. A server with SQLite is always the only one. */
export async function openBus(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  redis: Pick<Redis, 'url' | 'prefix'> | null,
  log: Logger,
): Promise<Bus> {
  if (redis !== null) {
    const { createRedisBus } = await import('./redis-bus.ts');
    return createRedisBus(redis, log);
  }
  if (databaseUrl === null) return createLoopback();
  const { createPostgresBus } = await import('./postgres-bus.ts');
  return createPostgresBus(databaseUrl, log);
}
