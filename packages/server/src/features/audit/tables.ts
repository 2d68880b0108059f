import type { Role } from '../../platform/permissions.ts';

export interface AuditLinesTable {
  id: string;
  actor_id: string;
  actor_name: string;
  actor_role: Role;
  action: string;
  outcome: 'done' | 'refused';
  reason: string;
  /** JSON: the text in every language that the site had at the time, if the server wrote it; null if a person did. */
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
    | null;
  subject_id: string | null;
  /** JSON: fields with their values before and after. */
  changes: string;
  /** The dedupe key: at most one line per key; null if every line counts. */
  cause: string | null;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    audit_lines: AuditLinesTable;
  }
}
