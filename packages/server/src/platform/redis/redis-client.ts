import { createClient } from '@redis/client';

const CONNECTION_TIMEOUT = 5000;
const PING_INTERVAL = 2000;
/** A connection on which nothing arrives for this time is closed, although the server pings Redis. */
const LONGEST_SILENCE = 5000;

interface RedisClientOptions {
  readonly url: string;
  /** The name of the connection in the list of Redis. */
  readonly name: string;
  /** The time until the next attempt after the connection was lost. With `false`, there is no further attempt. */
  readonly retryAfter: false | ((attempts: number) => number);
}

/** Creates a client without a connection. Commands fail at once while it has none. */
export const createRedisClient = ({ url, name, retryAfter }: RedisClientOptions) =>
  createClient({
    url,
    name,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECTION_TIMEOUT,
      socketTimeout: LONGEST_SILENCE,
      reconnectStrategy: retryAfter,
    },
  });

export type RedisClient = ReturnType<typeof createRedisClient>;
