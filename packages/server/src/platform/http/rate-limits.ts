import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { Redis } from '../redis/redis.ts';
import type { Secrets } from '../secrets.ts';
import { RateLimiter, type MakeLimiter, type WindowOptions } from './rate-limiter.ts';

/** The rate limits of all servers, which count together on PostgreSQL or Redis. The same name returns the same limiter. */
export interface RateLimits {
  /**
   * Counts each attempt in the database or in Redis, so that the limit is exact for all servers together. Use it for attempts that
   * are rare or expensive, such as passwords.
   */
  exact(name: string, options: WindowOptions): RateLimiter;
  /**
   * Counts in the memory of this server, and tells the other servers about clients with many requests. Use it for
   * requests that are too frequent to wait for the database.
   */
  frequent(name: string, options: WindowOptions): RateLimiter;
  /** Deletes the windows that have ended from the database. */
  sweep(): Promise<void>;
  /** Stops the exchange with other servers. */
  close(): Promise<void>;
}

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  /** Null if the servers count in the database. */
  readonly redis: Redis | null;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** How long an attempt waits for the database or Redis, in milliseconds. */
  readonly timeout?: number;
}

/** Returns a function that makes one limiter for each name. */
function oncePerName(make: MakeLimiter): MakeLimiter {
  const made = new Map<string, RateLimiter>();
  return (kind, name, options) => {
    const limiter = made.get(name) ?? make(kind, name, options);
    made.set(name, limiter);
    return limiter;
  };
}

function rateLimitsOf(make: MakeLimiter, rest: Pick<RateLimits, 'sweep' | 'close'>): RateLimits {
  const limiter = oncePerName(make);
  return {
    ...rest,
    exact: (name, options) => limiter('exact', name, options),
    frequent: (name, options) => limiter('frequent', name, options),
  };
}

const doNothing = async (): Promise<void> => undefined;

/** Creates the limits. A server with a SQLite database is the only one, so it counts everything in its memory. */
export async function createRateLimits(parts: Parts): Promise<RateLimits> {
  const { clock, database } = parts;
  // A read-only database cannot count, and refuses what the exact limits protect.
  if (database.dialect === 'sqlite' || database.isReadOnly())
    return rateLimitsOf((_kind, name, options) => new RateLimiter(clock, { ...options, name }), {
      sweep: doNothing,
      close: doNothing,
    });
  const { createSharedLimiters } = await import('./shared-limiters.ts');
  const { make, ...rest } = createSharedLimiters(parts);
  return rateLimitsOf(make, rest);
}
