/** A member whom a text mentions. */
export interface MentionsTable {
  /** The id of the post or comment. */
  text_id: string;
  /** The post, or the post of the comment. */
  post_id: string;
  /** The comment. Null if a post mentions the member. */
  comment_id: string | null;
  user_id: string;
  /** The name as it follows the `@` in the text. */
  name: string;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    mentions: MentionsTable;
  }
}
