import { onTestFinished, vi } from 'vitest';
import { expect } from './test.ts';

/** Takes over the timers of the page until the test ends. Time goes on unless they are frozen. */
export function controlTimers({ areFrozen = false } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: !areFrozen });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return {
    /** Lets so many milliseconds pass at once. */
    skip: (milliseconds: number): void => {
      vi.advanceTimersByTime(milliseconds);
    },
    /** Skips what the app waits for, such as the pauses between the attempts of a query, until the condition holds. */
    skipUntil: (condition: () => boolean): Promise<void> =>
      expect
        .poll(() => {
          vi.advanceTimersByTime(500);
          return condition();
        })
        .toBe(true),
  };
}
