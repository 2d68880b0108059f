export interface ReactionsTable {
  post_id: string;
  user_id: string;
  type: 'like' | 'dislike';
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    reactions: ReactionsTable;
  }
}
