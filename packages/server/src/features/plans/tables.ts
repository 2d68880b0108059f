import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

export interface PlansTable {
  id: string;
  name: string;
  /** The name in lower case. Two offered plans cannot have the same one. */
  name_key: string;
  description: string;
  /** The price per month in cents. */
  price: number;
  /** JSON: a list of texts. */
  benefits: string;
  highlight: Flag;
  position: number;
  /** Marks the plan of members who have not paid for a plan. */
  is_default: Flag;
  idempotency_key: Generated<string | null>;
  fingerprint: Generated<string | null>;
  retired_at: Generated<number | null>;
  created_at: number;
  updated_at: Generated<number | null>;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    plans: PlansTable;
  }
}
