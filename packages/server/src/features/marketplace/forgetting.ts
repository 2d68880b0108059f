import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createNotifier } from '../notifications/index.ts';

type Forget = (
  transaction: Transaction<DatabaseSchema>,
  listingId: string,
  slice?: number,
) => Promise<Announcement[]>;

const forgetting = jobKind<{ readonly listingId: string; readonly slice: number }>('listing.forgetting');

/** The number of members whom one batch locks. */
const SLICE = 200;

/**
 * Deletes the notifications about a deleted listing, up to one batch. A job deletes the rest in further batches,
 * because each batch locks its members and, on SQLite, blocks all other writers.
 */
export function createForgetting(dependencies: Dependencies): Forget {
  const { jobs } = dependencies;
  const notifier = createNotifier(dependencies);

  return async (transaction, listingId, slice = 0) => {
    const { announcements, isAll } = await notifier.forgetSome(transaction, listingId, SLICE);
    if (!isAll) {
      const next = slice + 1;
      await jobs.add(transaction, forgetting, {
        key: `${listingId} ${next}`,
        payload: { listingId, slice: next },
      });
    }
    return announcements;
  };
}

export function handleListingJobs(dependencies: Dependencies): void {
  const forget = createForgetting(dependencies);
  dependencies.jobs.handle(
    forgetting,
    async ({ listingId, slice }) =>
      (transaction) =>
        forget(transaction, listingId, slice),
  );
}
