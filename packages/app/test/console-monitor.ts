import { vi } from 'vitest';

export interface ConsoleMonitor {
  /** Lets a complaint pass that the test is about. */
  allow: (pattern: RegExp) => void;
  /** The complaints that no test has allowed. */
  stop: () => readonly string[];
}

/** Hears errors and warnings in the console, where React reports lost keys and wrong attributes. */
export function consoleMonitor(): ConsoleMonitor {
  // The browser delivers the rest with the next frame (CSSWG resize-observer-1): Vitest prints this notice as an error.
  const allowed: RegExp[] = [/ResizeObserver loop completed with undelivered notifications/];
  const heard: string[] = [];
  const spies = (['error', 'warn'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
      heard.push(`${kind}: ${words.map(String).join(' ')}`);
    }),
  );
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    stop: () => {
      for (const spy of spies) spy.mockRestore();
      return heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
  };
}
