import { LRUCache } from 'lru-cache';
// The package's index loads the limiters of every database: 28 ms of each start instead of 3.
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Clock } from '../clock.ts';
import { tooManyRequests } from './errors.ts';

interface Window {
  points: number;
  readonly endsAt: number;
}

const MOST_KEYS = 100_000;

/**
 * Fixed windows in the memory of this process. Unlike the package's `RateLimiterMemory`, it uses our clock, sets no
 * timer per key, and evicts the least recently used keys instead of growing without limit.
 */
class WindowStore extends RateLimiterStoreAbstract<Window> {
  readonly #clock: Clock;
  // `maxSize` instead of `max`, which would allocate the memory for all keys at once.
  readonly #windows = new LRUCache<string, Window>({ maxSize: MOST_KEYS, sizeCalculation: () => 1 });

  constructor(clock: Clock, options: { points: number; duration: number }) {
    super({ ...options, keyPrefix: '' });
    this.#clock = clock;
  }

  get size(): number {
    return this.#windows.size;
  }

  override async _upsert(
    key: string,
    points: number,
    duration: number,
    forceExpire = false,
  ): Promise<Window> {
    const now = this.#clock.now();
    const current = this.#windows.get(key);
    if (current !== undefined && current.endsAt > now && !forceExpire) {
      current.points += points;
      return { ...current };
    }
    const window = { points, endsAt: now + duration };
    this.#windows.set(key, window);
    return { ...window };
  }

  override async _get(key: string): Promise<Window | null> {
    const window = this.#windows.get(key);
    return window === undefined || window.endsAt <= this.#clock.now() ? null : { ...window };
  }

  override async _delete(key: string): Promise<boolean> {
    return this.#windows.delete(key);
  }

  override _getRateLimiterRes(
    _key: string,
    changedPoints: number,
    { points, endsAt }: Window,
  ): RateLimiterRes {
    const remaining = Math.max(this.points - points, 0);
    return new RateLimiterRes(remaining, endsAt - this.#clock.now(), points, points === changedPoints);
  }
}

/** Counts in fixed windows, by the rules of `rate-limiter-flexible`. */
export class RateLimiter {
  readonly #store: WindowStore;

  constructor(clock: Clock, { limit, duration }: { limit: number; duration: number }) {
    this.#store = new WindowStore(clock, { points: limit, duration: duration / 1000 });
  }

  get size(): number {
    return this.#store.size;
  }

  /** Counts the key synchronously; throws 429 when the window is used up. */
  async take(key: string): Promise<void> {
    try {
      await this.#store.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooManyRequests(Math.ceil(error.msBeforeNext / 1000));
    }
  }

  async reset(key: string): Promise<void> {
    await this.#store.delete(key);
  }
}

/** Identifies a client: an IPv4 address, or an IPv6 client's own /64 network. */
export function clientOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return groups.slice(0, 4).join(':');
}
