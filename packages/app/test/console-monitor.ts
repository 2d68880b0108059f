import { vi } from 'vitest';

export interface ConsoleMonitor {
  /** Allows a message that the test expects. */
  allow: (pattern: RegExp) => void;
  /** Stops, and returns the messages that no test allowed. */
  stop: () => readonly string[];
}

/** Collects console errors and warnings, such as React's about keys and attributes. */
export function consoleMonitor(): ConsoleMonitor {
  // A harmless notice of the browser (CSSWG resize-observer-1), which Vitest prints as an error.
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
