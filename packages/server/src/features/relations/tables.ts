export interface FriendshipsTable {
  id: string;
  requester_id: string;
  recipient_id: string;
  /** The two members, ordered by their ids, so that a pair has one row no matter who has sent the request. */
  low_id: string;
  high_id: string;
  /**
   * A decline counts for some time, even if the sender withdraws the request. If the sender repeats the request during
   * this time, it is stored as declined.
   */
  status: 'pending' | 'accepted' | 'declined' | 'withdrawn';
  created_at: number;
  answered_at: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    friendships: FriendshipsTable;
  }
}
