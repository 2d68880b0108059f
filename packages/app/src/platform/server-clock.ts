/** Smaller differences come from the seconds of the header, and from the time that a response takes. */
const TOLERANCE = 3000;

/** The clock of the server. The clock of the device can be wrong. */
export interface ServerClock {
  /** The milliseconds by which the server's clock is ahead of the device's. 0 until a response says it. */
  offset: () => number;
  /** Sets the clock by a response that has just arrived. */
  set: (serverTime: number) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createServerClock(): ServerClock {
  const listeners = new Set<() => void>();
  let current = 0;
  return {
    offset: () => current,
    set: (serverTime) => {
      const offset = serverTime - Date.now();
      if (Math.abs(offset - current) < TOLERANCE) return;
      current = offset;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
