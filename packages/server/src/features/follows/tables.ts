export interface FollowsTable {
  follower_id: string;
  followed_id: string;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    follows: FollowsTable;
  }
}
