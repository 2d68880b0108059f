/** The current time in epoch milliseconds. All code reads the time here, so that tests can move it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
