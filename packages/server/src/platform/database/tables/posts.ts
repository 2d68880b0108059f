import type { Generated } from 'kysely';

export interface FilesTable {
  id: string;
  owner_id: string;
  kind: 'image' | 'video';
  content_type: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  bytes: number;
  created_at: number;
}

export interface PostsTable {
  id: string;
  author_id: string;
  /** The group that it was posted in; null for the feed of everybody. */
  group_id: Generated<string | null>;
  title: string;
  content: string;
  type: 'community';
  file_id: string | null;
  file_description: string;
  likes: Generated<number>;
  dislikes: Generated<number>;
  shares: Generated<number>;
  comments: Generated<number>;
  idempotency_key: string | null;
  /**
   * The hash of the request that came with the idempotency key; null without a key, and in rows older than this
   * column.
   */
  fingerprint: string | null;
  created_at: number;
  updated_at: number | null;
}

export interface GroupsTable {
  id: string;
  /** Null if they have left. */
  founder_id: string | null;
  name: string;
  description: string;
  category: 'prayer' | 'study' | 'service' | 'families' | 'youth' | 'music' | 'interests';
  place: string;
  /** Anyone can join an open group; in others the moderators approve requests. */
  admission: 'open' | 'request';
  file_id: Generated<string | null>;
  /** Those alone whom every member may see. */
  members: Generated<number>;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  /** When the group was deleted; its posts are then deleted in the background. */
  removed_at: Generated<number | null>;
  /** Since when the staff has hidden it from all but its moderators and the staff. */
  hidden_at: Generated<number | null>;
}

export interface GroupMembersTable {
  /** In the order in which they came. */
  id: string;
  group_id: string;
  user_id: string;
  /** Removed members stay in the table, so that they cannot join again. */
  role: 'asking' | 'member' | 'moderator' | 'removed';
  created_at: number;
}

export interface ReactionsTable {
  post_id: string;
  user_id: string;
  type: 'like' | 'dislike';
  created_at: number;
}

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

export interface PostTables {
  files: FilesTable;
  posts: PostsTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  /** Each word of a group's name, description or place, indexed by prefix. */
  group_words: {
    group_id: string;
    word: string;
  };
  reactions: ReactionsTable;
  post_shares: {
    id: string;
    post_id: string;
    user_id: string;
    created_at: number;
  };
  hidden_posts: {
    user_id: string;
    post_id: string;
    created_at: number;
  };
  comments: CommentsTable;
  /** Content that only its owner and the staff can see: a post, a comment, a listing, or everything of a member. */
  concealments: {
    subject_id: string;
    subject_type: 'post' | 'comment' | 'listing' | 'member';
    owner_id: string;
    created_at: number;
  };
}
