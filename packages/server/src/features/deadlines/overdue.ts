import type { Dependencies } from '../../platform/dependencies.ts';
import { deadlines } from './deadlines.ts';
import { createDeadlineRepository } from './repository.ts';

/** Counts the overdue items of each deadline, for the metrics. */
export async function countOverdue({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<ReadonlyMap<string, number>> {
  const repository = createDeadlineRepository(database);
  const counts = deadlines.map(async (deadline): Promise<[string, number]> => {
    const { overdue } = await repository.counts(deadline, clock.now(), null);
    return [deadline.id, overdue];
  });
  return new Map(await Promise.all(counts));
}
