/** Epoch milliseconds; everything that asks for the time asks here, so that tests can move it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
