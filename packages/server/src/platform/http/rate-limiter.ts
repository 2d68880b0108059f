import { LRUCache } from 'lru-cache';
// Imports single files, which takes 3 ms of each start. The index of the package would take 28 ms, because it loads the
// limiters of every database.
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Clock } from '../clock.ts';
import { tooManyRequests, type AppError } from './errors.ts';
import { countRefused } from './refused-requests.ts';

/** A fixed window of time in which the points of a key are counted. It begins with the first point. */
export interface Window {
  points: number;
  endsAt: number;
}

export interface WindowOptions {
  /** The number of points that a key may have in a window. */
  readonly limit: number;
  /** The length of a window in milliseconds. */
  readonly duration: number;
}

export interface LimitOptions extends WindowOptions {
  /** Servers count a limit of the same name together, and the name is a label in the metrics. */
  readonly name: string;
}

/** The maximum number of keys that are counted for each limit. */
export const MOST_KEYS = 100_000;

/** The common part of our stores. Unlike the stores of the package, it uses our clock. */
export abstract class WindowStore<Stored extends Window = Window> extends RateLimiterStoreAbstract<Stored> {
  protected readonly clock: Clock;

  constructor(clock: Clock, { limit, duration }: WindowOptions, insuranceLimiter?: WindowStore) {
    super({
      points: limit,
      duration: duration / 1000,
      keyPrefix: '',
      ...(insuranceLimiter === undefined ? {} : { insuranceLimiter }),
    });
    this.clock = clock;
  }

  override _getRateLimiterRes(
    _key: string,
    changedPoints: number,
    { points, endsAt }: Stored,
  ): RateLimiterRes {
    const remaining = Math.max(this.points - points, 0);
    return new RateLimiterRes(remaining, endsAt - this.clock.now(), points, points === changedPoints);
  }
}

/** Is called after each count with the window itself, so that it can change the window. */
export type CountListener = (key: string, window: Window, points: number) => void;

/**
 * Keeps the windows in the memory of this process. Unlike `RateLimiterMemory` of the package, this store needs no
 * timer for each key. It also evicts the least recently used keys, so that it does not grow without limit.
 */
export class MemoryWindows extends WindowStore {
  readonly #counted: CountListener;
  // Uses `maxSize`, because `max` would reserve the memory for all keys at the start.
  readonly #windows = new LRUCache<string, Window>({ maxSize: MOST_KEYS, sizeCalculation: () => 1 });

  constructor(clock: Clock, options: WindowOptions, counted: CountListener = () => undefined) {
    super(clock, options);
    this.#counted = counted;
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
    const now = this.clock.now();
    const current = this.#windows.get(key);
    const isOpen = current !== undefined && current.endsAt > now && !forceExpire;
    const window = isOpen ? current : { points: 0, endsAt: now + duration };
    window.points += points;
    if (!isOpen) this.#windows.set(key, window);
    this.#counted(key, window, points);
    return { ...window };
  }

  override async _get(key: string): Promise<Window | null> {
    const window = this.#windows.get(key);
    return window === undefined || window.endsAt <= this.clock.now() ? null : { ...window };
  }

  override async _delete(key: string): Promise<boolean> {
    return this.#windows.delete(key);
  }
}

/** Counts in fixed windows, by the rules of `rate-limiter-flexible`. */
export class RateLimiter {
  readonly #name: string;
  readonly #store: WindowStore;

  constructor(
    clock: Clock,
    { name, ...options }: LimitOptions,
    store: WindowStore = new MemoryWindows(clock, options),
  ) {
    this.#name = name;
    this.#store = store;
  }

  /**
   * Counts the key, in the memory of this process before the first await. Throws the error 429 if the window has no
   * attempts left. `refuse` creates this error from the seconds until the window ends. If several points are too many,
   * none of them is counted, so that a smaller request can follow.
   */
  async take(
    key: string,
    refuse: (seconds: number) => AppError = tooManyRequests,
    points = 1,
  ): Promise<void> {
    try {
      await this.#store.consume(key, points);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (points > 1) await this.#store.reward(key, points);
      countRefused(this.#name);
      throw refuse(Math.ceil(error.msBeforeNext / 1000));
    }
  }

  async reset(key: string): Promise<void> {
    await this.#store.delete(key);
  }
}

export type MakeLimiter = (kind: 'exact' | 'frequent', name: string, options: WindowOptions) => RateLimiter;

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
