import type { Generated } from 'kysely';

export interface ReportsTable {
  id: string;
  /** Null if the reporter deleted their account: the report still has to be handled. */
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
  /** The member it is about; null if they deleted their account. */
  member_id: Generated<string | null>;
  /** The deadline of the decision. */
  due_at: number;
  /** The staff member who has taken it. */
  handler_id: Generated<string | null>;
  decision_id: Generated<string | null>;
  created_at: number;
}

/** A decision of the staff, which resolves all reports about the same subject. */
export interface DecisionsTable {
  id: string;
  subject_type: ReportsTable['subject_type'];
  subject_id: string;
  /** The member it is about; null if they deleted their account. */
  member_id: string | null;
  excerpt: string;
  outcome: 'dismissed' | 'removed' | 'warned' | 'suspended' | 'banned';
  /** The reason that members see. */
  reason: string;
  /** Visible to staff only. */
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

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    reports: ReportsTable;
    decisions: DecisionsTable;
  }
}
