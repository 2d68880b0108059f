import type { Generated } from 'kysely';

/**
 * The portable schema: text identifiers (UUIDv7), epoch milliseconds, 0/1 for booleans, stored counters.
 * SQLite and PostgreSQL hold the same tables, made by the same migrations.
 */
type Flag = 0 | 1;
export type Role = 'member' | 'moderator' | 'administrator';

export interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
  search: string;
  email: string;
  email_key: string;
  phone: string | null;
  password_hash: string;
  role: Role;
  email_visible: Flag;
  presence_visible: Generated<Flag>;
  /** When the last page was closed. */
  last_seen_at: Generated<number | null>;
  terms_accepted_at: number | null;
  about: Generated<string>;
  avatar_id: Generated<string | null>;
  cover_id: Generated<string | null>;
  /** JSON: who may see a detail, by its name; what is not named is for the member alone. */
  audiences: Generated<string>;
  friends: Generated<number>;
  followers: Generated<number>;
  unread_notifications: Generated<number>;
  friend_requests: Generated<number>;
  created_at: number;
  updated_at: number;
}

export interface FriendshipsTable {
  id: string;
  requester_id: string;
  recipient_id: string;
  /** The two members in the order of their ids, so that a pair has one row whoever asks. */
  low_id: string;
  high_id: string;
  /** A declined request is kept a while, also where the requester then takes it back: it may not be repeated at once. */
  status: 'pending' | 'accepted' | 'declined' | 'withdrawn';
  created_at: number;
  answered_at: number | null;
}

export type NotificationKind =
  | 'friend_request'
  | 'friend_accepted'
  | 'comment'
  | 'reply'
  | 'like'
  | 'message'
  | 'listing_enquiry'
  | 'plan_activated'
  | 'report_decided';

export interface QuestionnairesTable {
  id: string;
  user_id: string;
  catholic: 'Yes' | 'Yes (in RCIA)' | 'No';
  parish: string;
  diocese: string;
  rite: 'Western' | 'Eastern';
  rite_type: string;
  knight_of_columbus: Flag;
  knight_of_malta: Flag;
  favorite_saint: string;
  historical_figure: string;
  /** Without accents or letter case, to be compared; null unless every member may see the answer. */
  shared_parish: string | null;
  shared_diocese: string | null;
  consented_at: number;
  created_at: number;
  updated_at: number;
}

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
  /** Of the request that the key came with; null where the key is, or is older than this column. */
  fingerprint: string | null;
  created_at: number;
  updated_at: number | null;
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

type MessageType = 'text' | 'image' | 'video' | 'audio' | 'document';

/** What is sent with messages. Its addresses are no permission, so that it has no place among the files. */
export interface AttachmentsTable {
  id: string;
  owner_id: string;
  kind: Exclude<MessageType, 'text'>;
  content_type: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  bytes: number;
  created_at: number;
}

export interface MessagesTable {
  id: string;
  chat_id: string;
  seq: number;
  sender_id: string;
  client_id: string;
  fingerprint: string;
  type: MessageType;
  content: string;
  /** The text and the file's name, without accents or letter case. */
  search: string;
  /** Null for a text, and where its sender has left. */
  attachment_id: string | null;
  file_name: string | null;
  created_at: number;
}

export interface ReportsTable {
  id: string;
  /** Null when the reporter has left: what was reported still has to be looked at. */
  reporter_id: string | null;
  subject_type: 'post' | 'comment' | 'member' | 'message';
  subject_id: string;
  category: 'spam' | 'harassment' | 'indecency' | 'fraud' | 'safeguarding' | 'other';
  details: string;
  /** JSON: what was reported, where it could be read by two members alone; null for what moderators see themselves. */
  evidence: Generated<string | null>;
  status: 'open' | 'decided';
  created_at: number;
}

export interface DatabaseSchema {
  users: UsersTable;
  sessions: {
    id: string;
    user_id: string;
    token_hash: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
    revoked_at: number | null;
  };
  questionnaires: QuestionnairesTable;
  files: FilesTable;
  posts: PostsTable;
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
  chats: {
    id: string;
    /** The two members in the order of their ids, so that a pair has one chat; also of one who has left. */
    low_id: string;
    high_id: string;
    /** Of the newest message: the next one takes its place from here, in its own transaction. */
    last_seq: Generated<number>;
    created_at: number;
  };
  chat_members: {
    chat_id: string;
    user_id: string;
    other_id: string;
    read_seq: Generated<number>;
    unread: Generated<number>;
    /** Messages up to this one were deleted by the member, for themselves. */
    cleared_seq: Generated<number>;
    /** 0 where the member has deleted the chat, and where a chat that somebody else created has no message yet. */
    listed: Generated<Flag>;
    muted: Generated<Flag>;
    /** Of the chat's newest message. */
    last_seq: Generated<number>;
    /** Of the newest message, or when the chat was created: what the list is ordered by. */
    active_at: number;
  };
  attachments: AttachmentsTable;
  messages: MessagesTable;
  reports: ReportsTable;
  /** Each word of a member's names, to be found by how it begins. */
  name_words: {
    word: string;
    user_id: string;
  };
  friendships: FriendshipsTable;
  follows: {
    follower_id: string;
    followed_id: string;
    created_at: number;
  };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    created_at: number;
  };
  notifications: {
    id: string;
    user_id: string;
    kind: NotificationKind;
    /** Who caused it; gone with their account. */
    actor_id: string | null;
    /** What it is about: a post, a comment, a friendship, a plan. */
    subject_id: string | null;
    /** A few words of what it is about, such as a post's title. */
    excerpt: string;
    /** One notification for one cause, however often it recurs; null where each counts. */
    cause: string | null;
    read_at: number | null;
    created_at: number;
  };
  /** The kinds that a member has turned off. */
  muted_notifications: {
    user_id: string;
    kind: NotificationKind;
  };
}
