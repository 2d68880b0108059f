import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { Redis } from '../redis/redis.ts';
import type { Secrets } from '../secrets.ts';
import { withTimeout } from '../with-timeout.ts';
import { createRateLimitTable, type RateLimitTable } from './rate-limit-table.ts';
import { createRedisRateLimitTable } from './redis-rate-limit-table.ts';
import {
  MemoryWindows,
  RateLimiter,
  WindowStore,
  type MakeLimiter,
  type Window,
  type WindowOptions,
} from './rate-limiter.ts';
import { shareWindows } from './window-sharing.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** After this time, an attempt is counted in memory. It is long, because most attempts need the database anyway. */
const TIMEOUT = 3 * SECOND;
/** While attempts are counted, each server deletes old rows this often. */
const SWEEP_INTERVAL = MINUTE;

interface TableParts {
  readonly name: string;
  readonly table: RateLimitTable;
  readonly log: Logger;
  readonly timeout: number;
}

/**
 * Keeps the windows in a table that all servers use. While the table does not respond, the insurance limiter of
 * the package counts in the memory of this server.
 */
class TableWindows extends WindowStore {
  readonly #name: string;
  readonly #table: RateLimitTable;
  readonly #log: Logger;
  readonly #timeout: number;

  constructor(clock: Clock, options: WindowOptions, { name, table, log, timeout }: TableParts) {
    super(clock, options, new MemoryWindows(clock, options));
    this.#name = name;
    this.#table = table;
    this.#log = log;
    this.#timeout = timeout;
  }

  override async _upsert(key: string, points: number, duration: number): Promise<Window> {
    const now = this.clock.now();
    const counted = [{ key, points, endsAt: now + duration }];
    const windows = await this.#ask(this.#table.count(this.#name, counted, now));
    const window = windows.get(key);
    if (window === undefined) throw new Error('The attempt was not counted.');
    return window;
  }

  override _get(key: string): Promise<Window | null> {
    return this.#ask(this.#table.find(this.#name, key, this.clock.now()));
  }

  override _delete(key: string): Promise<boolean> {
    return this.#ask(this.#table.remove(this.#name, key));
  }

  /** If this throws, the package uses the insurance limiter. */
  async #ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await withTimeout(this.#timeout, answer, 'The count took too long.');
    } catch (error) {
      this.#log.warn({ err: error, limit: this.#name }, 'attempts are counted by this server alone');
      throw error;
    }
  }
}

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly redis: Redis | null;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly timeout?: number;
}

interface SharedLimiters {
  readonly make: MakeLimiter;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** The limiters of servers that use one PostgreSQL database, and perhaps one Redis. */
export function createSharedLimiters({
  clock,
  database,
  redis,
  secrets,
  log,
  timeout = TIMEOUT,
}: Parts): SharedLimiters {
  const secret = secrets.key('rate limits');
  // The stored keys contain no addresses, and have a fixed length.
  const hashOf = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  const table =
    redis === null ? createRateLimitTable(database, hashOf) : createRedisRateLimitTable(redis, hashOf);
  const sharings: { close(): Promise<void> }[] = [];
  let sweptAt = clock.now();
  let sweeping: Promise<void> = Promise.resolve();

  const sweep = (): Promise<void> => {
    sweptAt = clock.now();
    sweeping = table.sweep(sweptAt).catch((error: unknown) => {
      log.warn({ err: error }, 'old rows of rate limits could not be deleted');
    });
    return sweeping;
  };
  /** Counts, and deletes old rows from time to time. So the table grows for at most a minute. */
  const sweptTable: RateLimitTable = {
    ...table,
    count: (name, counted, now) => {
      if (Math.abs(now - sweptAt) >= SWEEP_INTERVAL) void sweep();
      return table.count(name, counted, now);
    },
  };

  return {
    make(kind, name, options) {
      if (kind === 'exact')
        return new RateLimiter(
          clock,
          { ...options, name },
          new TableWindows(clock, options, { name, table: sweptTable, log, timeout }),
        );
      const sharing = shareWindows({ clock, log, name, limit: options.limit, table: sweptTable });
      sharings.push(sharing);
      return new RateLimiter(clock, { ...options, name }, new MemoryWindows(clock, options, sharing.counted));
    },
    sweep,
    close: async () => {
      await Promise.all([...sharings.map((sharing) => sharing.close()), sweeping]);
    },
  };
}
