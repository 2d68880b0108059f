import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';
import type { ReactionCounter } from '../reaction-types/index.ts';

export interface PostsTable extends Record<ReactionCounter, Generated<number>> {
  id: string;
  author_id: string;
  /** The group of the post. Null if the post is in the feed of everybody. */
  group_id: Generated<string | null>;
  title: string;
  content: string;
  type: 'community';
  /** Whether the post is a prayer intention. This never changes. */
  is_intention: Generated<Flag>;
  /** Whether only the author and the staff see who wrote the intention. This never changes. */
  is_anonymous: Generated<Flag>;
  /** When the author marked the intention as answered. Null while it is not. */
  answered_at: Generated<number | null>;
  /** The author's thanks for the answer. */
  thanks: Generated<string>;
  /** The first photo, or the video. */
  file_id: string | null;
  file_description: string;
  /** The preview of the first link. It may have been deleted. */
  link_preview_id: Generated<string | null>;
  shares: Generated<number>;
  comments: Generated<number>;
  idempotency_key: string | null;
  /**
   * The hash of the request with this idempotency key. Null if the request had no key or the row is older than this
   * column.
   */
  fingerprint: string | null;
  created_at: number;
  updated_at: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    posts: PostsTable;
    /** The photos of a post after the first one. */
    post_photos: {
      post_id: string;
      /** From 1, because the first photo is in `posts.file_id`. */
      position: number;
      file_id: string;
      description: string;
    };
    post_shares: {
      id: string;
      post_id: string;
      user_id: string;
      created_at: number;
    };
    /** Each word of a post's title and text. The index finds words by their prefix. */
    post_words: {
      post_id: string;
      word: string;
    };
    saved_posts: {
      user_id: string;
      post_id: string;
      created_at: number;
    };
    hidden_posts: {
      user_id: string;
      post_id: string;
      created_at: number;
    };
  }
}
