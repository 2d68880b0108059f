import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';
import type { Role } from './people.ts';

export type PromiseName = components['schemas']['PromiseName'];

export interface ReportsTable {
  id: string;
  /** Null when the reporter has left: what was reported still has to be looked at. */
  reporter_id: string | null;
  subject_type: 'post' | 'comment' | 'member' | 'message' | 'listing' | 'group';
  subject_id: string;
  category: 'spam' | 'harassment' | 'indecency' | 'fraud' | 'safeguarding' | 'other';
  details: string;
  /** JSON: what was reported, where it could be read by two members alone; null for what moderators see themselves. */
  evidence: Generated<string | null>;
  /** In the store: the file of the reported message, kept until the report is decided or deleted. */
  evidence_file_id: Generated<string | null>;
  status: 'open' | 'decided';
  /** Whom it is about; null where they have left. */
  member_id: Generated<string | null>;
  /** By when it is to be decided. */
  due_at: number;
  /** Who of the staff has taken it. */
  handler_id: Generated<string | null>;
  decision_id: Generated<string | null>;
  created_at: number;
}

/** What the staff has decided about what was reported, for all who had reported it. */
export interface DecisionsTable {
  id: string;
  subject_type: ReportsTable['subject_type'];
  subject_id: string;
  /** Whom it is about; null where they have left. */
  member_id: string | null;
  excerpt: string;
  outcome: 'dismissed' | 'removed' | 'warned' | 'suspended' | 'banned';
  /** What members are told. */
  reason: string;
  /** For the staff alone. */
  note: string;
  actor_id: string;
  /** Whoever it was, also when they have left. */
  actor_name: string;
  /** Of a suspension or a ban. */
  exclusion_id: string | null;
  created_at: number;
  appeal_state: 'open' | 'upheld' | 'overturned' | null;
  appeal_text: string | null;
  appealed_at: number | null;
  appeal_reason: string | null;
  appeal_actor_name: string | null;
  appeal_decided_at: number | null;
}

export interface AuditLinesTable {
  id: string;
  actor_id: string;
  actor_name: string;
  actor_role: Role;
  action: string;
  outcome: 'done' | 'refused';
  reason: string;
  /** The same in Spanish, where the product itself said it; null where a person wrote it. */
  reason_es: string | null;
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
  /** What is told once however often it recurs; null where each time counts. */
  cause: string | null;
  created_at: number;
}

export interface ModerationTables {
  audit_lines: AuditLinesTable;
  /** What the staff says to be kept where the server cannot see it. */
  promise_confirmations: {
    id: string;
    promise: string;
    item_id: string;
    actor_id: string;
    note: string;
    created_at: number;
  };
  /** Of what the staff has been told that it is overdue. */
  promise_alerts: {
    promise: string;
    item_id: string;
    due_at: number;
  };
  reports: ReportsTable;
  decisions: DecisionsTable;
}
