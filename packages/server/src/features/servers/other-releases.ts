import type { Dependencies } from '../../platform/dependencies.ts';
import { createReportRepository } from './repository.ts';

/** A server that has not reported for this long no longer answers. It reports every ten seconds. */
const SILENCE = 60 * 1000;

/** Finds out if servers of another release run beside this one, as during an update. */
export function otherReleasesOf({ clock, database }: Pick<Dependencies, 'clock' | 'database'>) {
  const repository = createReportRepository(database);
  return { areRunning: (): Promise<boolean> => repository.hasOtherRelease(clock.now() - SILENCE) };
}
