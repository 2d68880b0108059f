export interface CommentsTable {
  id: string;
  post_id: string;
  author_id: string;
  parent_id: string | null;
  content: string;
  replies: number;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  updated_at: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    comments: CommentsTable;
  }
}
