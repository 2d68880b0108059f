import { LRUCache } from 'lru-cache';
// Imports single files, which takes 3 ms of each start. The index of the package would take 28 ms, because it loads the
// limiters of every database.
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
 * Fixed windows in the memory of this process. Unlike `RateLimiterMemory` of the package, this store uses our clock
 * and needs no timer for each key. It also evicts the least recently used keys, so that it does not grow without
 * limit.
 */
class WindowStore extends RateLimiterStoreAbstract<Window> {
  readonly #clock: Clock;
  // Uses `maxSize`, because `max` would reserve the memory for all keys at the start.
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

  /** Counts the key before the first await. Throws the error 429 if the window has no attempts left. */
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

/** Returns the name under which a client is counted: its IPv4 address, or for IPv6 its /64 network. */
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
