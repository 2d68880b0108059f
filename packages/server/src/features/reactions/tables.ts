import type { ReactionType } from '../reaction-types/index.ts';

export interface ReactionsTable {
  post_id: string;
  user_id: string;
  type: ReactionType;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    reactions: ReactionsTable;
  }
}
