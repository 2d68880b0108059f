import type { Database } from '../../platform/database/database.ts';
import { createPlanRepository, type StoredPlan } from './repository.ts';

/** The plans that are offered. The payments feature uses this interface. */
export interface OfferedPlans {
  find(id: string): Promise<StoredPlan | null>;
  /** Returns the plan of members who have not paid for a plan. */
  standard(): Promise<StoredPlan>;
}

export function offeredPlansOf(database: Database): OfferedPlans {
  const repository = createPlanRepository(database);
  return { find: (id) => repository.findOffered(id), standard: () => repository.standard() };
}
