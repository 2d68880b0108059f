import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';
import type { Role } from './people.ts';

export type PromiseName = components['schemas']['PromiseName'];

export interface ReportsTable {
  id: string;
  /** Null if the reporter has left: the report still has to be handled. */
  reporter_id: string | null;
  subject_type: 'post' | 'comment' | 'member' | 'message' | 'listing' | 'group';
  subject_id: string;
  category: 'spam' | 'harassment' | 'indecency' | 'fraud' | 'safeguarding' | 'other';
  details: string;
  /** JSON: a copy of reported content that only two members could read; null if moderators can see it themselves. */
  evidence: Generated<string | null>;
  /** In the store: the attachment of the reported message, kept until the report is decided or deleted. */
  evidence_file_id: Generated<string | null>;
  status: 'open' | 'decided';
  /** The member it is about; null if they have left. */
  member_id: Generated<string | null>;
  /** The deadline of the decision. */
  due_at: number;
  /** The member of the staff who has taken it. */
  handler_id: Generated<string | null>;
  decision_id: Generated<string | null>;
  created_at: number;
}

/** A decision of the staff, which answers all reports about the same subject. */
export interface DecisionsTable {
  id: string;
  subject_type: ReportsTable['subject_type'];
  subject_id: string;
  /** The member it is about; null if they have left. */
  member_id: string | null;
  excerpt: string;
  outcome: 'dismissed' | 'removed' | 'warned' | 'suspended' | 'banned';
  /** The reason that members see. */
  reason: string;
  /** For the staff alone. */
  note: string;
  actor_id: string;
  /** The name of the decider, kept when they leave. */
  actor_name: string;
  /** The id of the suspension or ban. */
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
  /** JSON: the same in every language that the site had then, if the server wrote it; null if a person did. */
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
  /** Deduplicates lines: the same cause is recorded once; null if every line counts. */
  cause: string | null;
  created_at: number;
}

export interface ModerationTables {
  audit_lines: AuditLinesTable;
  /** Confirmations by the staff of commitments that the server cannot check itself. */
  promise_confirmations: {
    id: string;
    promise: string;
    item_id: string;
    actor_id: string;
    note: string;
    created_at: number;
  };
  /** Overdue items of which the staff has been notified. */
  promise_alerts: {
    promise: string;
    item_id: string;
    due_at: number;
  };
  reports: ReportsTable;
  decisions: DecisionsTable;
}
