import type { Dependencies } from '../../platform/dependencies.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { createNotifier } from '../notifications/index.ts';
import { createAlertRepository, type Write } from './alert-repository.ts';
import { matcherOf } from './matching.ts';

type Parts = Pick<Dependencies, 'announcer' | 'clock' | 'database' | 'log' | 'secrets'>;

/** The dedupe key of every notification of one listing. */
export const alertDedupeKey = (listingId: string): string => `listing ${listingId}`;

export interface AlertQueue {
  /** Part of the transaction that makes the listing, so that none is forgotten. */
  add(transaction: Write, listingId: string): Promise<void>;
  /** To be called after the commit: what waits is then worked off. */
  wake(): void;
}

/** Wakes the workers of this process; they take the work from the table, so any process may do it. */
const workers = new WeakMap<object, () => void>();

export function createAlertQueue({ database }: Pick<Dependencies, 'database'>): AlertQueue {
  const repository = createAlertRepository(database);
  return {
    add: (transaction, listingId) => repository.add(transaction, listingId),
    wake: () => workers.get(database)?.(),
  };
}

export interface Alerts {
  /** Goes on with what a process left behind that has ended. */
  resume(): Promise<void>;
  /** Waits for the running batch; the next start continues with the rest. */
  settle(): Promise<void>;
}

/**
 * Notifies members of new listings that match a saved search: one batch of searches for each transaction, which also
 * stores the progress. If a process crashes, another one continues.
 */
export function startAlerts(dependencies: Parts): Alerts {
  const { announcer, database, log } = dependencies;
  const repository = createAlertRepository(database);
  const notifier = createNotifier(dependencies);
  let running = Promise.resolve();
  let isWanted = false;
  const closing = new AbortController();

  /** False if nothing waits. */
  async function work(): Promise<boolean> {
    const zips = await zipCodes();
    const step = await database.transaction(async (transaction) => {
      const waiting = await repository.take(transaction);
      if (waiting === null) return null;
      const { listing, searches, isLast } = waiting;
      const receivers = new Set(searches.filter(matcherOf(listing, zips)).map(({ user_id }) => user_id));
      const announcements = await notifier.notify(
        transaction,
        ...[...receivers].map((userId) => ({
          userId,
          kind: 'listing_match' as const,
          actorId: listing.owner_id,
          subjectId: listing.id,
          excerpt: listing.title,
          dedupeKey: alertDedupeKey(listing.id),
        })),
      );
      if (isLast) await repository.remove(transaction, listing.id);
      else await repository.move(transaction, listing.id, searches.at(-1)?.id ?? '');
      return announcements;
    });
    if (step === null) return false;
    announcer.announce(step);
    return true;
  }

  async function workOff(): Promise<void> {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      try {
        while (!closing.signal.aborted && (await work()));
      } catch (error) {
        log.warn({ err: error }, 'members could not be told of a new listing; the next one tells them');
      }
    }
  }

  function wake(): void {
    isWanted = true;
    running = running.then(workOff);
  }

  workers.set(database, wake);
  return {
    async resume() {
      if (await repository.isWaiting()) wake();
    },

    async settle() {
      closing.abort();
      workers.delete(database);
      await running;
    },
  };
}
