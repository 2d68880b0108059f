import { onTestFinished, vi } from 'vitest';
import { expect } from './test.ts';

/** Replaces the page's timers until the test ends. Time passes unless they are frozen. */
export function controlTimers({ areFrozen = false } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: !areFrozen });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return {
    /** Advances time by so many milliseconds. */
    skip: (milliseconds: number): void => {
      vi.advanceTimersByTime(milliseconds);
    },
    /** Skips pauses, such as those between retries of a query, until the condition holds. */
    skipUntil: (condition: () => boolean): Promise<void> =>
      expect
        .poll(() => {
          vi.advanceTimersByTime(500);
          return condition();
        })
        .toBe(true),
  };
}
