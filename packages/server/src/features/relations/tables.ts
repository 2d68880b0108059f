export interface FriendshipsTable {
  id: string;
  requester_id: string;
  recipient_id: string;
  /** The two members in the order of their ids, so that a pair has one row, whoever sent the request. */
  low_id: string;
  high_id: string;
  /**
   * A declined request is kept for a while, even if its sender withdraws it, because it may not be repeated at once.
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
