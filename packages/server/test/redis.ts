import { withoutRedis } from './redis-missing.ts';
import { createRedisClient, type RedisClient } from '../src/platform/redis/redis-client.ts';

/** The URL of Redis or Valkey. Empty if the tests of Redis are skipped. */
export const testRedisUrl = process.env['TEST_REDIS_URL'] ?? '';

/** The two ways in which servers share events and limits. */
export const transports = ['PostgreSQL', 'Redis'] as const;

export const isSkipped = (transport: (typeof transports)[number]): boolean =>
  transport === 'Redis' && testRedisUrl === '';

export const titleOf = (transport: (typeof transports)[number]): string =>
  isSkipped(transport) ? `${transport} (skipped: ${withoutRedis})` : transport;

export async function connectToRedis(): Promise<RedisClient> {
  const client = createRedisClient({ url: testRedisUrl, name: 'test', retryAfter: false });
  client.on('error', () => undefined);
  return client.connect();
}

/** Closes the connections on which the servers of an installation exchange events. */
export async function cutRealtime(client: RedisClient, prefix: string): Promise<void> {
  for (const { id, name } of await client.clientList()) {
    if (name === `${prefix}:realtime`) await client.clientKill({ filter: 'ID', id });
  }
}
