import type { Transaction } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { occurrenceAt } from './occurrences.ts';
import { createPublicationRepository } from './repository.ts';

interface OfOccurrence {
  readonly publicationId: string;
  /** The end of the occurrence for which this job was added. If the end was moved, the job does nothing. */
  readonly endsAt: number;
}

/**
 * The job that moves an event to its next occurrence after one has ended. Lists are sorted by the next occurrence.
 */
const occurrenceEnd = jobKind<OfOccurrence>('event.next');

export async function planNext(
  { jobs }: Pick<Dependencies, 'jobs'>,
  transaction: Transaction<DatabaseSchema>,
  { publicationId, endsAt }: OfOccurrence,
): Promise<void> {
  await jobs.add(transaction, occurrenceEnd, {
    key: `${publicationId} ${endsAt}`,
    payload: { publicationId, endsAt },
    dueAt: endsAt,
  });
}

export function handlePublicationJobs(dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs'>): void {
  const { clock, database, jobs } = dependencies;
  const repository = createPublicationRepository(database);

  jobs.handle(occurrenceEnd, async ({ publicationId, endsAt: ended }) => async (transaction) => {
    const locked = await repository.lockRow(transaction, publicationId);
    if (locked?.kind !== 'event' || locked.ends_at !== ended) return [];
    // The service has written these details for an event, so the type is right.
    const event = JSON.parse(locked.details) as components['schemas']['EventDetails'];
    const { beginsAt, endsAt } = occurrenceAt(event, clock.now());
    if (endsAt === ended) return [];
    await repository.update(transaction, publicationId, { begins_at: beginsAt, ends_at: endsAt });
    await planNext(dependencies, transaction, { publicationId, endsAt });
    return [];
  });
}
