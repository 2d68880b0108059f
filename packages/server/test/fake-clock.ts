import type { Clock } from '../src/platform/clock.ts';

/** A clock that only moves when a test moves it. */
export class FakeClock implements Clock {
  #now: number;

  constructor(start: number = Date.UTC(2026, 0, 5, 9, 0, 0)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
