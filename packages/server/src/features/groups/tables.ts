import type { Generated } from 'kysely';
import type { GroupRole } from '../group-roles/index.ts';

export interface GroupsTable {
  id: string;
  /** Null if the founder has deleted their account. */
  founder_id: string | null;
  name: string;
  description: string;
  category: 'prayer' | 'study' | 'service' | 'families' | 'youth' | 'music' | 'interests';
  place: string;
  /** Members join an open group immediately. In other groups the moderators decide about each request. */
  admission: 'open' | 'request';
  file_id: Generated<string | null>;
  /** The number of members, without those whom staff has hidden. */
  members: Generated<number>;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  /** The time at which the group was deleted. A job deletes its posts later. */
  removed_at: Generated<number | null>;
  /** The time at which the staff has hidden the group. Only its moderators and the staff still see it. */
  hidden_at: Generated<number | null>;
}

export interface GroupMembersTable {
  /** The order of the ids is the order of joining. */
  id: string;
  group_id: string;
  user_id: string;
  /** The row of a removed member stays, so that the member cannot join again. */
  role: GroupRole;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    groups: GroupsTable;
    group_members: GroupMembersTable;
    /** The parishes to which groups belong. A parish counts only while it is published. */
    group_parishes: {
      group_id: string;
      parish_id: string;
    };
    /** Each word of a group's name, description or place. The index finds words by their prefix. */
    group_words: {
      group_id: string;
      word: string;
    };
  }
}
