import { vi } from 'vitest';

/** Stops the timers of the page until the test moves them. The setup file starts them again after the test. */
export const stopClock = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** Moves the stopped clock, and lets React render what has changed. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
