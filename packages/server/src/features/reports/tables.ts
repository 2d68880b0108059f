import type { Generated } from 'kysely';

export interface ReportsTable {
  id: string;
  /** Null if the reporter has deleted their account. Staff still has to handle the report. */
  reporter_id: string | null;
  subject_type: 'post' | 'comment' | 'member' | 'message' | 'listing' | 'group' | 'group_chat';
  subject_id: string;
  category: 'spam' | 'harassment' | 'indecency' | 'fraud' | 'safeguarding' | 'other';
  details: string;
  /**
   * JSON: a copy of the reported content, because it can be edited or deleted later. Null if the report is older than
   * these copies.
   */
  evidence: Generated<string | null>;
  /**
   * The file of the reported message's attachment. It stays in the file store until the report is decided or deleted.
   */
  evidence_file_id: Generated<string | null>;
  status: 'open' | 'decided';
  /** The member whom the report is about. Null if that member has deleted their account. */
  member_id: Generated<string | null>;
  /** The time by which the report must be decided. */
  due_at: number;
  /** The member of the staff who has taken the report. */
  handler_id: Generated<string | null>;
  decision_id: Generated<string | null>;
  created_at: number;
}

/** A decision of the staff. It closes all reports about the same subject. */
export interface DecisionsTable {
  id: string;
  subject_type: ReportsTable['subject_type'];
  subject_id: string;
  /** The member whom the decision is about. Null if that member has deleted their account. */
  member_id: string | null;
  excerpt: string;
  outcome: 'dismissed' | 'removed' | 'warned' | 'suspended' | 'banned';
  /** The reason that members see. */
  reason: string;
  /** A note that only staff can see. */
  note: string;
  actor_id: string;
  /** The name of the staff member who decided. It stays when their account is deleted. */
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

/** The name, the description and the picture that a decision has removed from a group chat. */
export interface ClearedChatsTable {
  decision_id: string;
  name: string;
  description: string;
  /** A copy of the picture. Null if there was none, or if its owner has deleted their account. */
  file_id: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    reports: ReportsTable;
    cleared_chats: ClearedChatsTable;
    decisions: DecisionsTable;
  }
}
