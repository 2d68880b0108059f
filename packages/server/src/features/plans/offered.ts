import type { Database } from '../../platform/database/database.ts';
import { createPlanRepository, type StoredPlan } from './repository.ts';

/** The offered plans, for the payments feature. */
export interface OfferedPlans {
  find(id: string): Promise<StoredPlan | null>;
  /** The plan of members who have paid for none. */
  standard(): Promise<StoredPlan>;
}

export function offeredPlansOf(database: Database): OfferedPlans {
  const repository = createPlanRepository(database);
  return { find: (id) => repository.findOffered(id), standard: () => repository.standard() };
}
