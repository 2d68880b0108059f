import type { Role } from '../../platform/permissions.ts';

export interface AuditLinesTable {
  id: string;
  actor_id: string;
  actor_name: string;
  actor_role: Role;
  action: string;
  outcome: 'done' | 'refused';
  reason: string;
  /**
   * JSON: the reason in every language that the site had when the line was written. Null if a person wrote the reason,
   * because then it has one language.
   */
  reasons: string | null;
  subject_type:
    | 'plan'
    | 'payment'
    | 'job'
    | 'member'
    | 'publication'
    | 'contact'
    | 'subscriber'
    | 'report'
    | 'group'
    | 'parish-claim'
    | 'parish-role'
    | null;
  subject_id: string | null;
  /** JSON: the changed fields with their values before and after the change. */
  changes: string;
  /** The dedupe key. There is at most one line for each key; null means that every line is stored. */
  cause: string | null;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    audit_lines: AuditLinesTable;
  }
}
