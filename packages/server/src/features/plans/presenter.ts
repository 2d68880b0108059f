import type { components } from '@parvis/api-client/contract';
import type { PlansTable } from './tables.ts';
import { dollarsOf } from '../../platform/money.ts';

export const planColumns = [
  'plans.id',
  'plans.name',
  'plans.description',
  'plans.price',
  'plans.benefits',
  'plans.highlight',
] as const;

export type PlanRow = Pick<PlansTable, 'id' | 'name' | 'description' | 'price' | 'benefits' | 'highlight'>;

export function presentPlan(row: PlanRow): components['schemas']['Plan'] {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    price: dollarsOf(row.price),
    // Only the service and the migration with the first plans write this column, so the type is right.
    benefits: JSON.parse(row.benefits) as string[],
    highlight: row.highlight === 1,
  };
}
