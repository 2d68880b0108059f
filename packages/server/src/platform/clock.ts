/** Epoch milliseconds; all code takes the time from here, so that tests can move it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
