import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

export interface RestrictionsTable {
  id: string;
  user_id: string;
  kind: 'suspended' | 'banned';
  reason: string;
  /** The name of the moderator. It stays when their account is deleted. */
  actor_name: string;
  starts_at: number;
  /** Null if the restriction has no end. */
  ends_at: number | null;
  /** Whether the member's content is hidden while the restriction lasts. */
  hides_content: Generated<Flag>;
  lifted_at: number | null;
  lifted_by: string | null;
  lift_reason: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    exclusions: RestrictionsTable;
  }
}
