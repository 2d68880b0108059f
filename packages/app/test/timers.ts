import { onTestFinished, vi } from 'vitest';
import { expect } from './test.ts';

/**
 * Replaces the page's timeouts, and its intervals if a test asks for that, until the test ends. Time continues to pass
 * unless the timers are frozen.
 */
export function controlTimers({ areFrozen = false, withIntervals = false } = {}) {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      ...(withIntervals ? (['setInterval', 'clearInterval'] as const) : []),
    ],
    shouldAdvanceTime: !areFrozen,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return {
    /** Advances the time by the given number of milliseconds. */
    skip: (milliseconds: number): void => {
      vi.advanceTimersByTime(milliseconds);
    },
    /** Skips pauses, such as those between the retries of a query, until the condition is true. */
    skipUntil: (condition: () => boolean): Promise<void> =>
      expect
        .poll(() => {
          vi.advanceTimersByTime(500);
          return condition();
        })
        .toBe(true),
  };
}
