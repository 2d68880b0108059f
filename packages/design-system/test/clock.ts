import { vi } from 'vitest';

/** Stops the page's timers until the test advances them. The setup file restarts them after the test. */
export const stopClock = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** Advances the stopped clock and flushes React's updates. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
