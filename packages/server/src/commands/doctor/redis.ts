import type { Config } from '../../platform/config.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

const TIMEOUT = 4000;

/** Returns the rule by which Redis deletes keys when its memory is full. Null if Redis does not tell it. */
async function readPolicy(url: string): Promise<string | null> {
  const { createRedisClient } = await import('../../platform/redis/redis-client.ts');
  const client = createRedisClient({ url, name: 'parvis-doctor', retryAfter: false });
  client.on('error', () => undefined);
  try {
    await withTimeout(TIMEOUT, client.connect(), 'it does not respond');
    const memory = await withTimeout(TIMEOUT, client.info('memory'), 'it does not respond');
    return /^maxmemory_policy:(?<policy>\S+)/m.exec(memory)?.groups?.['policy'] ?? null;
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Checks that Redis can be reached, if the settings have one. */
export async function checkRedis(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  read = readPolicy,
): Promise<Finding[]> {
  if (redisUrl === null) return [];
  try {
    const policy = await read(redisUrl);
    const found = ok('Redis accepts the connection.');
    if (policy === null || policy.startsWith('volatile-')) return [found];
    return [
      found,
      warning(
        `Redis uses the maxmemory-policy ${policy}.`,
        'Set it to volatile-lfu, and maxmemory to 256mb. So a flood of addresses cannot fill the memory of Redis.',
      ),
    ];
  } catch (error) {
    return [
      problem(
        `The Redis of REDIS_URL cannot be used: ${reasonOf(error)}.`,
        'Check that Redis is running, that this machine can reach it, and the user and password in REDIS_URL. Until then, pages miss changes that other servers make, and each server counts its rate limits alone.',
      ),
    ];
  }
}
