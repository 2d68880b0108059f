import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

export interface PlansTable {
  id: string;
  name: string;
  /** The name in lower case: no two offered plans share it. */
  name_key: string;
  description: string;
  /** In cents a month. */
  price: number;
  /** JSON: a list of texts. */
  benefits: string;
  highlight: Flag;
  position: number;
  /** The plan of members who pay for none. */
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
