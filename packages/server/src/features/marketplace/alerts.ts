import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { createNotifier } from '../notifications/index.ts';
import { createAlertRepository, type Write } from './alert-repository.ts';
import { matcherOf } from './matching.ts';
import { createListingRepository } from './repository.ts';

interface Batch {
  readonly listingId: string;
  /** The last saved search of the previous batch; empty for the first batch. */
  readonly afterId: string;
}

/** Migration 49 has a copy of the kind, key and payload. */
const listingAlert = jobKind<Batch>('listing.alert');

/** The number of saved searches that one job compares. It limits how many members a transaction locks. */
const BATCH = 500;

const nothing: Finish = async () => [];

/** The dedupe key of the notifications of saved searches about one listing. */
export const alertDedupeKey = (listingId: string): string => `listing ${listingId}`;

async function addBatch(
  { jobs }: Pick<Dependencies, 'jobs'>,
  transaction: Write,
  { listingId, afterId }: Batch,
): Promise<void> {
  const key = `${listingId} ${afterId}`;
  await jobs.add(transaction, listingAlert, { key, payload: { listingId, afterId } });
}

/** Call this in the transaction that stores the listing, and call `jobs.wake` after the commit. */
export const addListingAlert = (
  dependencies: Pick<Dependencies, 'jobs'>,
  transaction: Write,
  listingId: string,
): Promise<void> => addBatch(dependencies, transaction, { listingId, afterId: '' });

/** Notifies members of new listings that match a saved search. */
export function handleListingAlerts(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>,
): void {
  const { database, jobs } = dependencies;
  const repository = createAlertRepository(database);
  const listings = createListingRepository(database);
  const notifier = createNotifier(dependencies);

  jobs.handle(listingAlert, async ({ listingId, afterId }) => {
    const [listing, searches, zips] = await Promise.all([
      repository.listing(listingId),
      repository.searches(afterId, BATCH),
      zipCodes(),
    ]);
    if (listing === null) return nothing;
    const receivers = new Set(searches.filter(matcherOf(listing, zips)).map(({ user_id }) => user_id));
    const last = searches.length < BATCH ? undefined : searches.at(-1);

    return async (transaction) => {
      // While this lock is held, nobody can delete the listing or change its title. A later change finds the
      // notifications that are written here.
      const locked = await listings.lock(transaction, listingId);
      if (locked === null) return [];
      if (last !== undefined) await addBatch(dependencies, transaction, { listingId, afterId: last.id });
      return notifier.notify(
        transaction,
        ...[...receivers].map((userId) => ({
          userId,
          kind: 'listing_match' as const,
          actorId: locked.owner_id,
          subjectId: listingId,
          excerpt: locked.title,
          dedupeKey: alertDedupeKey(listingId),
        })),
      );
    };
  });
}
