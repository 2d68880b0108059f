/** Content that only its owner and the staff can see: a post, a comment, a listing, or everything of a member. */
export interface ConcealmentsTable {
  subject_id: string;
  subject_type: 'post' | 'comment' | 'listing' | 'member';
  owner_id: string;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    concealments: ConcealmentsTable;
  }
}
