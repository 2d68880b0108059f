/** Hidden content (the table is older than the term): a post, a comment, a listing, or everything of a member. */
export interface HiddenContentTable {
  subject_id: string;
  subject_type: 'post' | 'comment' | 'listing' | 'member';
  owner_id: string;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    concealments: HiddenContentTable;
  }
}
