import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';

/**
 * The portable schema: text identifiers (UUIDv7), epoch milliseconds, 0/1 for booleans, stored counters.
 * SQLite and PostgreSQL hold the same tables, made by the same migrations.
 */
type Flag = 0 | 1;
export type Language = 'en' | 'es';
export type Role = 'member' | 'moderator' | 'administrator';

/** `trusted` receives mails without having been confirmed: it is from before, or from a time without a mail server. */
export type EmailState = 'unconfirmed' | 'trusted' | 'confirmed';

export interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
  search: string;
  email: string;
  email_key: string;
  email_state: Generated<EmailState>;
  /** Takes the place of `email` once it is confirmed. */
  pending_email: Generated<string | null>;
  phone: string | null;
  password_hash: string;
  role: Role;
  email_visible: Flag;
  presence_visible: Generated<Flag>;
  /** When the last page was closed. */
  last_seen_at: Generated<number | null>;
  /** To the day; null where it is not known. */
  last_used_at: Generated<number | null>;
  /** When the member was told that the account has been unused for long; null once it is used again. */
  unused_warned_at: Generated<number | null>;
  terms_accepted_at: number | null;
  /** Since when more than the password is asked for; null where it is not. */
  second_factor_at: Generated<number | null>;
  about: Generated<string>;
  avatar_id: Generated<string | null>;
  cover_id: Generated<string | null>;
  /** Where distances are measured from. */
  zip: Generated<string | null>;
  /** Of what the member is sent. */
  language: Generated<Language>;
  /** Whose calendar the member keeps; null for that of the site. */
  liturgical_region: Generated<'general' | 'unitedStates' | null>;
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
  | 'report_decided'
  | 'listing_match'
  | 'group_request'
  | 'group_accepted'
  | 'decision'
  | 'report_safeguarding'
  | 'report_overdue'
  | 'promise_overdue'
  | 'payment_confirmed'
  | 'payment_rejected'
  | 'payment_expired'
  | 'payment_refunded'
  | 'dispute_answered'
  | 'plan_continued';

export type PromiseName = components['schemas']['PromiseName'];

/** What a member may turn off: kinds of notifications, and the mails that one can do without. */
export type MutableKind = NotificationKind | 'plan_reminder_mail';

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
  /** Of the request that the key came with; null where the key is, or is older than this column. */
  fingerprint: string | null;
  created_at: number;
  updated_at: number | null;
}

export interface GroupsTable {
  id: string;
  /** Null where they have left. */
  founder_id: string | null;
  name: string;
  description: string;
  category: 'prayer' | 'study' | 'service' | 'families' | 'youth' | 'music' | 'interests';
  place: string;
  /** Anyone joins an open group; of others the moderators decide who does. */
  admission: 'open' | 'request';
  file_id: Generated<string | null>;
  /** Those alone whom every member may see. */
  members: Generated<number>;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  /** Nobody sees it any more; what was posted in it is being deleted. */
  removed_at: Generated<number | null>;
  /** Since when the staff has hidden it from all but its moderators and the staff. */
  hidden_at: Generated<number | null>;
}

export interface GroupMembersTable {
  /** In the order in which they came. */
  id: string;
  group_id: string;
  user_id: string;
  /** Who was removed is kept, so as not to join again. */
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
  /** The words of the text and of the file's name, without accents or letter case. */
  search: string;
  /** Null for a text, and where its sender has left. */
  attachment_id: string | null;
  file_name: string | null;
  /** What it was sent about; also of a listing that has been deleted. */
  listing_id: string | null;
  created_at: number;
}

export interface ListingsTable {
  id: string;
  owner_id: string;
  title: string;
  description: string;
  category: 'Cars' | 'Religious Art' | 'Religious Items' | 'Books' | 'Other';
  /** In cents. */
  price: number;
  status: 'available' | 'reserved' | 'sold';
  zip: string | null;
  /** Of the ZIP code, as every member may see it. */
  town: string | null;
  state: string | null;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  updated_at: number | null;
}

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  /** As it was typed. */
  search: string;
  category: ListingsTable['category'] | null;
  /** In cents. */
  min_price: number | null;
  max_price: number | null;
  /** In miles, from `zip`, or else from where the member is. */
  distance: number | null;
  zip: string | null;
  /** The same search is saved once. */
  fingerprint: string;
  created_at: number;
}

export interface ReportsTable {
  id: string;
  /** Null when the reporter has left: what was reported still has to be looked at. */
  reporter_id: string | null;
  subject_type: 'post' | 'comment' | 'member' | 'message' | 'listing' | 'group';
  subject_id: string;
  category: 'spam' | 'harassment' | 'indecency' | 'fraud' | 'safeguarding' | 'other';
  details: string;
  /** JSON: what was reported, where it could be read by two members alone; null for what moderators see themselves. */
  evidence: Generated<string | null>;
  /** In the store: the file of the reported message, kept until the report is decided or deleted. */
  evidence_file_id: Generated<string | null>;
  status: 'open' | 'decided';
  /** Whom it is about; null where they have left. */
  member_id: Generated<string | null>;
  /** By when it is to be decided. */
  due_at: number;
  /** Who of the staff has taken it. */
  handler_id: Generated<string | null>;
  decision_id: Generated<string | null>;
  created_at: number;
}

/** What the staff has decided about what was reported, for all who had reported it. */
export interface DecisionsTable {
  id: string;
  subject_type: ReportsTable['subject_type'];
  subject_id: string;
  /** Whom it is about; null where they have left. */
  member_id: string | null;
  excerpt: string;
  outcome: 'dismissed' | 'removed' | 'warned' | 'suspended' | 'banned';
  /** What members are told. */
  reason: string;
  /** For the staff alone. */
  note: string;
  actor_id: string;
  /** Whoever it was, also when they have left. */
  actor_name: string;
  /** Of a suspension or a ban. */
  exclusion_id: string | null;
  created_at: number;
  appeal_state: 'open' | 'upheld' | 'overturned' | null;
  appeal_text: string | null;
  appealed_at: number | null;
  appeal_reason: string | null;
  appeal_actor_name: string | null;
  appeal_decided_at: number | null;
}

export interface PlansTable {
  id: string;
  name: string;
  /** The name in small letters: no two plans that are offered have the same. */
  name_key: string;
  description: string;
  /** In cents a month. */
  price: number;
  /** JSON: a list of texts. */
  benefits: string;
  highlight: Flag;
  position: number;
  /** The one that members have who have paid for none. */
  is_default: Flag;
  idempotency_key: Generated<string | null>;
  fingerprint: Generated<string | null>;
  retired_at: Generated<number | null>;
  created_at: number;
  updated_at: Generated<number | null>;
}

export type PaymentState = 'requested' | 'instructed' | 'confirmed' | 'rejected' | 'expired' | 'refunded';

export interface PaymentsTable {
  id: string;
  /** Null where the member has left. */
  user_id: string | null;
  /** Null for a gift. */
  plan_id: string | null;
  /** As it was called when the payment was requested. */
  plan_name: string | null;
  /** In cents. */
  amount: number;
  reference: string;
  payer_name: string;
  payer_contact: string;
  payer_reference: string;
  state: PaymentState;
  expires_at: number;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
}

export interface AuditLinesTable {
  id: string;
  actor_id: string;
  actor_name: string;
  actor_role: Role;
  action: string;
  outcome: 'done' | 'refused';
  reason: string;
  /** The same in Spanish, where the product itself said it; null where a person wrote it. */
  reason_es: string | null;
  subject_type:
    | 'plan'
    | 'payment'
    | 'job'
    | 'member'
    | 'publication'
    | 'contact'
    | 'subscriber'
    | 'report'
    | 'group'
    | null;
  subject_id: string | null;
  /** JSON: fields with their values before and after. */
  changes: string;
  /** What is told once however often it recurs; null where each time counts. */
  cause: string | null;
  created_at: number;
}

export interface PublicationsTable {
  id: string;
  kind: 'article' | 'event' | 'parish' | 'resource';
  state: 'draft' | 'published';
  language: Language;
  title: string;
  /** The beginning of the title as it is searched: what lists are ordered by. */
  title_key: string;
  summary: string;
  /** Markdown. */
  body: string;
  author: string;
  /** The type of a resource; empty for the others. */
  category: string;
  /** JSON: what belongs to the kind alone. */
  details: string;
  /** Of an event: the time that is under way or comes next, or else the last one. 0 for the others. */
  begins_at: number;
  ends_at: number;
  file_id: string | null;
  file_description: string;
  idempotency_key: string | null;
  fingerprint: string | null;
  /** The first time. */
  published_at: number | null;
  /** When the staff last said that it is right. */
  confirmed_at: number;
  created_at: number;
  updated_at: number;
  /** How often it was changed, published or withdrawn; calendars send it as SEQUENCE. */
  revision: Generated<number>;
}

/** The pictures of what the staff publishes: they stay when who sent them leaves. */
export interface PublicationFilesTable {
  id: string;
  content_type: string;
  width: number;
  height: number;
  placeholder: string;
  bytes: number;
  created_at: number;
}

/** What is to be listened to of a resource; its file is called as it is. */
export interface RecordingsTable {
  id: string;
  publication_id: string;
  title: string;
  /** From 0, among those of its resource. */
  place: number;
  content_type: string;
  bytes: number;
  /** In milliseconds. */
  duration: number;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
}

export interface ExclusionsTable {
  id: string;
  user_id: string;
  kind: 'suspended' | 'banned';
  reason: string;
  /** Whoever it was, also when they have left. */
  actor_name: string;
  starts_at: number;
  /** Null for good. */
  ends_at: number | null;
  /** Whether what the member has written is hidden meanwhile. */
  hides_content: Generated<Flag>;
  lifted_at: number | null;
  lifted_by: string | null;
  lift_reason: string | null;
}

export interface JobsTable {
  id: string;
  kind: string;
  /** There is one job of a kind for each key, also when it is done. */
  key: string;
  /** JSON: what it is about. */
  payload: string;
  /** Those that were begun. */
  attempts: Generated<number>;
  /** When it may be taken: at first, after an attempt that failed, or when its holder has not come back. */
  due_at: number;
  /** Whose attempt it is at the moment. */
  holder: Generated<string | null>;
  /** What the last attempt failed with. */
  error: Generated<string | null>;
  outcome: Generated<'done' | 'dead' | null>;
  created_at: number;
  finished_at: Generated<number | null>;
}

export interface DatabaseSchema {
  users: UsersTable;
  jobs: JobsTable;
  plans: PlansTable;
  payments: PaymentsTable;
  /** Each word of the payer's name, to be found by how it begins. */
  payer_words: {
    payment_id: string;
    word: string;
  };
  /** What has become of a payment, with whose doing. */
  payment_steps: {
    id: string;
    payment_id: string;
    state: PaymentState;
    /** Null for the server itself. */
    actor_id: string | null;
    actor_name: string | null;
    note: string;
    created_at: number;
  };
  /** What members say against a payment of theirs. */
  payment_disputes: {
    payment_id: string;
    text: string;
    due_at: number;
    /** Empty until there is one. */
    answer: string;
    answered_by: string | null;
    answered_at: number | null;
    created_at: number;
  };
  /** Times that have been paid for; those of a member follow each other without a gap. */
  periods: {
    id: string;
    user_id: string;
    plan_id: string;
    payment_id: string;
    /** In cents: what was paid. */
    price: number;
    /** The day of the month on which it ends, where the month has it. */
    anchor_day: number;
    starts_at: number;
    ends_at: number;
  };
  audit_lines: AuditLinesTable;
  exclusions: ExclusionsTable;
  /** What the staff says to be kept where the server cannot see it. */
  promise_confirmations: {
    id: string;
    promise: string;
    item_id: string;
    actor_id: string;
    note: string;
    created_at: number;
  };
  /** Of what the staff has been told that it is overdue. */
  promise_alerts: {
    promise: string;
    item_id: string;
    due_at: number;
  };
  publications: PublicationsTable;
  publication_files: PublicationFilesTable;
  recordings: RecordingsTable;
  /** Each word of a title, a summary, a name or a place, to be found by how it begins. */
  publication_words: {
    publication_id: string;
    word: string;
  };
  /** Members who have signed up for an event, saved a resource, or called the page of a parish wrong. */
  publication_marks: {
    publication_id: string;
    user_id: string;
    note: string;
    created_at: number;
  };
  /** The private addresses of the calendars of members' own events. */
  calendar_feeds: {
    id: string;
    user_id: string;
    created_at: number;
  };
  /** Events that were withdrawn or deleted, as they were then, so that calendars can cancel their copies. */
  event_cancellations: {
    event_id: string;
    title: string;
    details: string;
    revision: number;
    cancelled_at: number;
  };
  /** Members who had signed up for a cancelled event. */
  event_cancellation_attendees: {
    event_id: string;
    user_id: string;
  };
  contact_messages: {
    id: string;
    kind: 'question' | 'problem' | 'privacy';
    name: string;
    email: string;
    message: string;
    language: Language;
    idempotency_key: string | null;
    fingerprint: string | null;
    answered_at: number | null;
    /** The name of whoever of the staff it was. */
    answered_by: string | null;
    note: string;
    created_at: number;
  };
  subscribers: {
    id: string;
    email: string;
    email_key: string;
    language: Language;
    /** The last time: what is not confirmed in time is forgotten. */
    asked_at: number;
    confirmed_at: number | null;
  };
  sessions: {
    id: string;
    user_id: string;
    token_hash: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
    revoked_at: number | null;
    /** With what it was started, as far as that is known. */
    browser: string | null;
    system: string | null;
    /** When its holder last showed again who they are. */
    proved_at: Generated<number | null>;
  };
  /** Of authenticator apps. */
  one_time_codes: {
    user_id: string;
    /** Encrypted. */
    secret: string;
    /** The time step of the code that was used last: each is good for one use. */
    last_step: number;
    created_at: number;
    /** Null until a first code has been entered. */
    confirmed_at: number | null;
  };
  recovery_codes: {
    user_id: string;
    code_hash: string;
    created_at: number;
    used_at: number | null;
  };
  /** Logins whose password was right, and that wait for a second factor. */
  login_challenges: {
    token_hash: string;
    user_id: string;
    purpose: 'startSession' | 'comeBack';
    /** A hash of the stored password: the challenge ends when that changes. */
    password_tag: string;
    attempts: number;
    expires_at: number;
  };
  /** What members are given to take along; each archive lies in the file store under the same id. */
  data_exports: {
    id: string;
    user_id: string;
    /** These are null while it is being made. */
    bytes: number | null;
    ready_at: number | null;
    expires_at: number | null;
    asked_at: number;
  };
  /** Members who have asked for their account to be deleted, and may still take that back. */
  departures: {
    user_id: string;
    /** Of this departure: who comes back and leaves anew has another. */
    id: string;
    asked_at: number;
    erases_at: number;
  };
  questionnaires: QuestionnairesTable;
  files: FilesTable;
  posts: PostsTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  /** Each word of a group's name, description or place, to be found by how it begins. */
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
  chats: {
    id: string;
    /** The two members in the order of their ids, so that a pair has one chat; also of one who has left. */
    low_id: string;
    high_id: string;
    /** Of the newest message: the next one takes its place from here, in its own transaction. */
    last_seq: Generated<number>;
    /** When one of the two began to ask about a listing of the other's: since then both may write; null where nobody has. */
    enquired_at: Generated<number | null>;
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
  /** Each word of a message, to be found within its chat by how it begins. */
  message_words: {
    chat_id: string;
    word: string;
    seq: number;
  };
  reports: ReportsTable;
  decisions: DecisionsTable;
  /** What is hidden from all but its owner and the staff: a post, a comment, a listing, or all of a member. */
  concealments: {
    subject_id: string;
    subject_type: 'post' | 'comment' | 'listing' | 'member';
    owner_id: string;
    created_at: number;
  };
  listings: ListingsTable;
  listing_photos: {
    listing_id: string;
    /** 0 is the cover. */
    position: number;
    file_id: string;
    description: string;
  };
  /** Each word of a listing's texts, to be found by how it begins, with what lists are filtered and ordered by. */
  listing_words: Pick<ListingsTable, 'category' | 'price' | 'status' | 'zip'> & {
    listing_id: string;
    word: string;
    /** The first three digits of the listing's ZIP code; empty without one. */
    area: string;
  };
  saved_listings: {
    user_id: string;
    listing_id: string;
    created_at: number;
  };
  saved_searches: SavedSearchesTable;
  /** New listings of which not everybody has been told yet whose saved search they match. */
  listing_alerts: {
    listing_id: string;
    /** The saved search up to which it has been compared. */
    after_id: string;
  };
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
    /** What it is about: a post, a comment, a friendship, a payment. */
    subject_id: string | null;
    /** Which promise is overdue; null where it is about something else. */
    promise: PromiseName | null;
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
    kind: MutableKind;
  };
}
