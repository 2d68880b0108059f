import type { OutboxStorage } from './outbox-storage.ts';

/**
 * Runs the work while no other tab holds the lock with this name. Rejects if `signal` is aborted before the work
 * starts.
 */
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
 * Uses a lease in the shared storage instead of Web Locks, which exist only in secure contexts. With a lease, two tabs
 * can still send at the same time. Even then, the server stores each message once and in order, because each tab waits
 * for one message before it sends the next.
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
