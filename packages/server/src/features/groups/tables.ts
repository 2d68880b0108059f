import type { Generated } from 'kysely';
import type { GroupRole } from '../group-roles/index.ts';

export interface GroupsTable {
  id: string;
  /** Null if they deleted their account. */
  founder_id: string | null;
  name: string;
  description: string;
  category: 'prayer' | 'study' | 'service' | 'families' | 'youth' | 'music' | 'interests';
  place: string;
  /** Anyone can join an open group; in others the moderators approve requests. */
  admission: 'open' | 'request';
  file_id: Generated<string | null>;
  /** Only members who are visible to everybody. */
  members: Generated<number>;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  /** When the group was deleted; its posts are then deleted in the background. */
  removed_at: Generated<number | null>;
  /** The time since which the staff has hidden it from everybody but its moderators and the staff. */
  hidden_at: Generated<number | null>;
}

export interface GroupMembersTable {
  /** Ordered by the time of joining. */
  id: string;
  group_id: string;
  user_id: string;
  /** Removed members stay in the table, so that they cannot join again. */
  role: GroupRole;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    groups: GroupsTable;
    group_members: GroupMembersTable;
    /** Each word of a group's name, description or place, indexed by prefix. */
    group_words: {
      group_id: string;
      word: string;
    };
  }
}
