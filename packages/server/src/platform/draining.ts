import { setTimeout as delay } from 'node:timers/promises';
import type { Realtime } from './realtime/realtime.ts';

const MILLISECONDS_OF_HALF = 500;

/** A server leaves its cluster before it stops: load balancers and pages use the other servers. */
export interface Draining {
  readonly hasBegun: () => boolean;
  /** Resolves when the server may stop. Until then it responds to all requests. */
  readonly begin: () => Promise<void>;
}

/** A draining that takes a number of seconds. With 0 seconds, it never begins. */
export function createDraining(seconds: number, realtime: Pick<Realtime, 'movePages'>): Draining {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    begin: async () => {
      if (seconds === 0) return;
      hasBegun = true;
      const half = seconds * MILLISECONDS_OF_HALF;
      // Without this wait, load balancers would send the pages back to this server.
      await delay(half);
      realtime.movePages(half);
      await delay(half);
    },
  };
}
