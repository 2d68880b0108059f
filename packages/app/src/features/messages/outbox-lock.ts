import type { OutboxStorage } from './outbox-storage.ts';

/** Does the work when no other tab does what has the same name; rejects where it was called off before its turn came. */
export type WithLock = (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;

export const webLocks =
  (locks: Pick<LockManager, 'request'>): WithLock =>
  async (name, signal, work) => {
    await locks.request(name, { signal }, work);
  };

const leaseTime = 15_000;
const renewal = 5000;
const waiting = 1000;

interface Clock {
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Where the browser has no locks, as on an address that is not secure, a lease in the box takes their place. Should two tabs
 * send after all, the server stores each message once, and in order: either tab waits for one before it sends the next.
 */
export const leaseLocks =
  (storage: Pick<OutboxStorage, 'lease'>, owner: string, { now, sleep }: Clock): WithLock =>
  async (name, signal, work) => {
    const claim = () => storage.lease(name, owner, now() + leaseTime, now());
    while (!(await claim())) await sleep(waiting, signal);
    const renewing = setInterval(() => void claim(), renewal);
    try {
      signal.throwIfAborted();
      await work();
    } finally {
      clearInterval(renewing);
      await storage.lease(name, owner, 0, now());
    }
  };
