import type { Clock } from '../clock.ts';
import { tooManyRequests } from './errors.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

const MOST_KEYS = 100_000;

/** Counts in fixed windows, in the memory of this process. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #limit: number;
  readonly #duration: number;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock, options: { limit: number; duration: number }) {
    this.#clock = clock;
    this.#limit = options.limit;
    this.#duration = options.duration;
  }

  get size(): number {
    return this.#windows.size;
  }

  /** Refuses without counting when the window is used up. */
  check(key: string): void {
    const window = this.#windows.get(key);
    const now = this.#clock.now();
    if (window !== undefined && window.endsAt > now && window.count >= this.#limit) {
      throw tooManyRequests(Math.ceil((window.endsAt - now) / 1000));
    }
  }

  count(key: string): void {
    const now = this.#clock.now();
    const window = this.#windows.get(key);
    if (window !== undefined && window.endsAt > now) {
      window.count += 1;
      return;
    }
    if (this.#windows.size >= MOST_KEYS) this.#sweep(now);
    // Deleting first moves the key to the end: the map stays sorted by the end of the windows.
    this.#windows.delete(key);
    this.#windows.set(key, { count: 1, endsAt: now + this.#duration });
  }

  take(key: string): void {
    this.check(key);
    this.count(key);
  }

  reset(key: string): void {
    this.#windows.delete(key);
  }

  /** Frees memory: removes ended windows and, if needed, the oldest tenth of the rest. */
  #sweep(now: number): void {
    const spared = MOST_KEYS * 0.9;
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= spared) return;
      this.#windows.delete(key);
    }
  }
}

/** One client: an IPv4 address, or the network of 64 bits that an IPv6 client has to itself. */
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
