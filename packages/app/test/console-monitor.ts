import { vi } from 'vitest';

export interface ConsoleMonitor {
  /** Allows a message, because the test expects it. */
  allow: (pattern: RegExp) => void;
  /** Stops collecting. Returns the messages that no test has allowed. */
  stop: () => readonly string[];
}

/** Collects console errors and warnings, such as React's about keys and attributes. */
export function consoleMonitor(): ConsoleMonitor {
  // This is a harmless notice of the browser (CSSWG resize-observer-1), but Vitest prints it as an error.
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
