import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

export interface RestrictionsTable {
  id: string;
  user_id: string;
  kind: 'suspended' | 'banned';
  reason: string;
  /** The name of the moderator, kept when they leave. */
  actor_name: string;
  starts_at: number;
  /** Null for good. */
  ends_at: number | null;
  /** Whether the member's content is hidden during the restriction. */
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
