import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import type { RedisClient } from './redis-client.ts';

const FIRST_RETRY = 100;
const LONGEST_RETRY = 2000;

/** The Redis or Valkey that the servers share. Its data is temporary. */
export interface Redis {
  readonly url: string;
  /** Begins the names of all keys and channels of this installation. */
  readonly prefix: string;
  readonly client: RedisClient;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Channels do not belong to a numbered database of Redis, so the prefix contains the number. */
const prefixOf = (url: string, secrets: Secrets): string =>
  `parvis:${secrets.key('redis').toString('base64url').slice(0, 22)}:${new URL(url).pathname.slice(1) || '0'}`;

/**
 * Connects to Redis, if there is a setting for it. A server also starts while Redis cannot be reached, and connects
 * later.
 */
export async function openRedis(
  { redisUrl: url }: Pick<Config, 'redisUrl'>,
  secrets: Secrets,
  log: Logger,
): Promise<Redis | null> {
  if (url === null) return null;
  const { createRedisClient } = await import('./redis-client.ts');
  const client = createRedisClient({
    url,
    name: 'parvis',
    retryAfter: (attempts) =>
      Math.min(FIRST_RETRY * 2 ** attempts, LONGEST_RETRY) * (0.5 + Math.random() / 2),
  });
  let wasConnected = true;
  client.on('ready', () => {
    wasConnected = true;
  });
  // Without a listener for errors, a lost connection would end the process.
  client.on('error', (error: unknown) => {
    if (wasConnected) log.warn({ err: error }, 'Redis cannot be reached; trying again');
    wasConnected = false;
  });
  const { promise: attempted, resolve } = Promise.withResolvers<void>();
  client.once('ready', resolve);
  client.once('error', () => resolve());
  // This promise resolves only when Redis is reached, and rejects if the client is closed before.
  client.connect().catch(() => undefined);
  await attempted;
  return {
    url,
    prefix: prefixOf(url, secrets),
    client,
    isConnected: () => client.isReady,
    close: async () => {
      if (client.isOpen) client.destroy();
    },
  };
}
