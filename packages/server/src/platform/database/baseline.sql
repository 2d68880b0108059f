-- The schema of a new database for both engines. It equals the result of the migrations up to 0049. The type
-- `identifier` is text that is compared by its bytes: `text collate "C"` on PostgreSQL, and `text` on SQLite.
-- PostgreSQL ignores `without rowid`. Two parts are missing here. baseline.ts adds them: the first plans, and the index
-- for the search of names, because this index is different on each engine.

create table users (
  id identifier not null,
  first_name text not null,
  last_name text not null,
  search text not null,
  email text not null,
  email_key identifier not null,
  phone text,
  password_hash text not null,
  role text not null,
  email_visible integer not null,
  terms_accepted_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  about text not null default '',
  audiences text not null default '{}',
  friends integer not null default 0,
  followers integer not null default 0,
  unread_notifications integer not null default 0,
  friend_requests integer not null default 0,
  presence_visible integer not null default 1,
  last_seen_at bigint,
  zip text,
  language text not null default 'en',
  last_used_at bigint,
  unused_warned_at bigint,
  email_state text not null default 'unconfirmed',
  pending_email text,
  second_factor_at bigint,
  liturgical_region text,
  constraint users_pkey primary key (id),
  constraint users_email_key_unique unique (email_key),
  constraint users_role_check check (role in ('member', 'editor', 'moderator', 'administrator'))
);
create index users_name on users (substr(search, 1, 100));
create index users_role on users (role, id);
create index users_last_used_at on users (last_used_at, id);
create index users_unused_warned_at on users (unused_warned_at) where unused_warned_at is not null;

create table sessions (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  token_hash identifier not null,
  created_at bigint not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint,
  browser text,
  system text,
  proved_at bigint,
  constraint sessions_pkey primary key (id),
  constraint sessions_token_hash_unique unique (token_hash)
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table questionnaires (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  catholic text not null,
  parish text not null,
  diocese text not null,
  rite text not null,
  rite_type text not null,
  knight_of_columbus integer not null,
  knight_of_malta integer not null,
  favorite_saint text not null,
  historical_figure text not null,
  consented_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  shared_parish text,
  shared_diocese text,
  constraint questionnaires_pkey primary key (id),
  constraint questionnaires_user_id_unique unique (user_id)
);
create index questionnaires_shared_parish on questionnaires (shared_parish, user_id) where shared_parish is not null;
create index questionnaires_shared_diocese on questionnaires (shared_diocese, user_id) where shared_diocese is not null;

create table files (
  id identifier not null,
  owner_id identifier not null references users (id) on delete cascade,
  kind text not null,
  content_type text not null,
  width integer,
  height integer,
  placeholder text,
  bytes bigint not null,
  created_at bigint not null,
  constraint files_pkey primary key (id),
  constraint files_kind_check check (kind in ('image', 'video'))
);
create index files_owner_id on files (owner_id);
-- These references come here because files in turn reference users.
alter table users add column avatar_id identifier references files (id) on delete set null;
alter table users add column cover_id identifier references files (id) on delete set null;
create index users_avatar_id on users (avatar_id);
create index users_cover_id on users (cover_id);

create table groups (
  id identifier not null,
  founder_id identifier references users (id) on delete set null,
  name text not null,
  description text not null,
  category identifier not null,
  place text not null,
  admission identifier not null,
  file_id identifier references files (id) on delete set null,
  members integer not null default 0,
  idempotency_key identifier,
  fingerprint text,
  created_at bigint not null,
  removed_at bigint,
  hidden_at bigint,
  constraint groups_pkey primary key (id),
  constraint groups_founder_id_idempotency_key_unique unique (founder_id, idempotency_key),
  constraint groups_admission_check check (admission in ('open', 'request'))
);
create index groups_category on groups (category, id);
create index groups_file_id on groups (file_id) where file_id is not null;

create table posts (
  id identifier not null,
  author_id identifier not null references users (id) on delete cascade,
  title text not null,
  content text not null,
  type text not null,
  file_id identifier references files (id) on delete set null,
  file_description text not null default '',
  likes integer not null default 0,
  dislikes integer not null default 0,
  shares integer not null default 0,
  comments integer not null default 0,
  idempotency_key text,
  created_at bigint not null,
  updated_at bigint,
  fingerprint text,
  -- There is no cascade, because the service deletes the post together with its files and notifications.
  group_id identifier references groups (id),
  constraint posts_pkey primary key (id),
  constraint posts_author_id_idempotency_key_unique unique (author_id, idempotency_key)
);
create index posts_author_id on posts (author_id, id);
create index posts_file_id on posts (file_id);
create index posts_group_id on posts (group_id, id) where group_id is not null;
create index posts_community on posts (id) where group_id is null;

create table reactions (
  post_id identifier not null references posts (id) on delete cascade,
  user_id identifier not null references users (id) on delete cascade,
  type text not null,
  created_at bigint not null,
  constraint reactions_pkey primary key (post_id, user_id),
  constraint reactions_type_check check (type in ('like', 'dislike'))
);
create index reactions_user_id on reactions (user_id);

create table post_shares (
  id identifier not null,
  post_id identifier not null references posts (id) on delete cascade,
  user_id identifier not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint post_shares_pkey primary key (id)
);
create index post_shares_post_id on post_shares (post_id);
create index post_shares_user_id on post_shares (user_id);

create table hidden_posts (
  user_id identifier not null references users (id) on delete cascade,
  post_id identifier not null references posts (id) on delete cascade,
  created_at bigint not null,
  constraint hidden_posts_pkey primary key (user_id, post_id)
);
create index hidden_posts_post_id on hidden_posts (post_id);

create table comments (
  id identifier not null,
  post_id identifier not null references posts (id) on delete cascade,
  author_id identifier not null references users (id) on delete cascade,
  parent_id identifier references comments (id) on delete cascade,
  content text not null,
  replies integer not null default 0,
  idempotency_key text,
  created_at bigint not null,
  updated_at bigint,
  fingerprint text,
  constraint comments_pkey primary key (id),
  constraint comments_author_id_idempotency_key_unique unique (author_id, idempotency_key)
);
create index comments_thread on comments (post_id, parent_id, id);
create index comments_parent_id on comments (parent_id, id);

create table friendships (
  id identifier not null,
  requester_id identifier not null references users (id) on delete cascade,
  recipient_id identifier not null references users (id) on delete cascade,
  low_id identifier not null,
  high_id identifier not null,
  status text not null,
  created_at bigint not null,
  answered_at bigint,
  constraint friendships_pkey primary key (id),
  constraint friendships_low_id_high_id_unique unique (low_id, high_id),
  constraint friendships_status_check check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  constraint friendships_pair_check check (low_id < high_id)
);
create index friendships_requester_id on friendships (requester_id, status, id);
create index friendships_recipient_id on friendships (recipient_id, status, id);
create index friendships_low_id on friendships (low_id, status, id);
create index friendships_high_id on friendships (high_id, status, id);

create table follows (
  follower_id identifier not null references users (id) on delete cascade,
  followed_id identifier not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint follows_pkey primary key (follower_id, followed_id)
);
create index follows_followed_id on follows (followed_id, follower_id);

create table blocks (
  blocker_id identifier not null references users (id) on delete cascade,
  blocked_id identifier not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint blocks_pkey primary key (blocker_id, blocked_id)
);
create index blocks_blocked_id on blocks (blocked_id, blocker_id);

create table name_words (
  word identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  constraint name_words_pkey primary key (word, user_id)
);
create index name_words_user_id on name_words (user_id, word);

create table chats (
  id identifier not null,
  low_id identifier not null,
  high_id identifier not null,
  last_seq integer not null default 0,
  created_at bigint not null,
  enquired_at bigint,
  constraint chats_pkey primary key (id),
  constraint chats_low_id_high_id_unique unique (low_id, high_id),
  constraint chats_pair_check check (low_id < high_id)
);
create index chats_high_id on chats (high_id);

create table chat_members (
  chat_id identifier not null references chats (id) on delete cascade,
  user_id identifier not null references users (id) on delete cascade,
  other_id identifier not null,
  read_seq integer not null default 0,
  unread integer not null default 0,
  cleared_seq integer not null default 0,
  listed integer not null default 0,
  muted integer not null default 0,
  last_seq integer not null default 0,
  active_at bigint not null,
  constraint chat_members_pkey primary key (chat_id, user_id)
);
create index chat_members_user_id on chat_members (user_id, listed, active_at, chat_id);
create index chat_members_other_id on chat_members (other_id);

create table attachments (
  id identifier not null,
  owner_id identifier not null references users (id) on delete cascade,
  kind text not null,
  content_type text not null,
  width integer,
  height integer,
  placeholder text,
  bytes integer not null,
  created_at bigint not null,
  constraint attachments_pkey primary key (id),
  constraint attachments_kind_check check (kind in ('image', 'video', 'audio', 'document'))
);
create index attachments_owner_id on attachments (owner_id);

create table messages (
  id identifier not null,
  chat_id identifier not null references chats (id) on delete cascade,
  seq integer not null,
  -- There is no reference, because a message stays when the account of its sender is deleted.
  sender_id identifier not null,
  client_id identifier not null,
  fingerprint text not null,
  type text not null,
  content text not null,
  search text not null,
  attachment_id identifier references attachments (id) on delete set null,
  file_name text,
  created_at bigint not null,
  -- There is no reference, because the message stays when its listing is deleted.
  listing_id identifier,
  constraint messages_pkey primary key (id),
  constraint messages_chat_id_seq_unique unique (chat_id, seq),
  constraint messages_sender_id_client_id_unique unique (sender_id, client_id),
  constraint messages_type_check check (type in ('text', 'image', 'video', 'audio', 'document'))
);
create index messages_attachment_id on messages (attachment_id) where attachment_id is not null;
create index messages_listing_id on messages (chat_id, listing_id) where listing_id is not null;

create table notifications (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  kind text not null,
  actor_id identifier references users (id) on delete cascade,
  subject_id identifier,
  excerpt text not null,
  cause identifier,
  read_at bigint,
  created_at bigint not null,
  promise text,
  constraint notifications_pkey primary key (id),
  constraint notifications_cause_user_id_unique unique (cause, user_id)
);
create index notifications_user_id on notifications (user_id, id);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_actor_id on notifications (actor_id, user_id);
create index notifications_subject_id on notifications (subject_id);

create table muted_notifications (
  user_id identifier not null references users (id) on delete cascade,
  kind text not null,
  constraint muted_notifications_pkey primary key (user_id, kind)
);

create table listings (
  id identifier not null,
  owner_id identifier not null references users (id) on delete cascade,
  title text not null,
  description text not null,
  category identifier not null,
  price integer not null,
  status identifier not null,
  zip identifier,
  town text,
  state text,
  idempotency_key identifier,
  fingerprint text,
  created_at bigint not null,
  updated_at bigint,
  constraint listings_pkey primary key (id),
  constraint listings_owner_id_idempotency_key_unique unique (owner_id, idempotency_key),
  constraint listings_price_check check (price between 0 and 100000000),
  constraint listings_status_check check (status in ('available', 'reserved', 'sold'))
);
create index listings_owner_id on listings (owner_id, id);
create index listings_listed_id on listings (id, category, price, zip, status) where status <> 'sold';
create index listings_listed_price on listings (price, id, category, zip, status) where status <> 'sold';
create index listings_listed_category on listings (category, id, price, zip, status) where status <> 'sold';
create index listings_listed_category_price on listings (category, price, id, zip, status) where status <> 'sold';
create index listings_listed_zip on listings (zip, price, id, category, status) where status <> 'sold';
create index listings_owner_id_price on listings (owner_id, price, id);

create table listing_photos (
  listing_id identifier not null references listings (id) on delete cascade,
  position integer not null,
  file_id identifier not null references files (id) on delete cascade,
  description text not null,
  constraint listing_photos_pkey primary key (listing_id, position)
);
create index listing_photos_file_id on listing_photos (file_id);

create table saved_listings (
  user_id identifier not null references users (id) on delete cascade,
  listing_id identifier not null references listings (id) on delete cascade,
  created_at bigint not null,
  constraint saved_listings_pkey primary key (user_id, listing_id)
);
create index saved_listings_listing_id on saved_listings (listing_id);

create table saved_searches (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  search text not null,
  category identifier,
  min_price integer,
  max_price integer,
  distance integer,
  zip text,
  fingerprint identifier not null,
  created_at bigint not null,
  constraint saved_searches_pkey primary key (id),
  constraint saved_searches_user_id_fingerprint_unique unique (user_id, fingerprint)
);

create table listing_words (
  listing_id identifier not null references listings (id) on delete cascade,
  word identifier not null,
  area identifier not null,
  category identifier not null,
  price integer not null,
  status identifier not null,
  zip identifier,
  constraint listing_words_pkey primary key (listing_id, word)
) without rowid;
create index listing_words_listed_id on listing_words (word, listing_id, category, price, zip, status) where status <> 'sold';
create index listing_words_listed_price on listing_words (word, price, listing_id, category, zip, status) where status <> 'sold';
create index listing_words_listed_area on listing_words (word, area, zip, price, category, listing_id, status) where status <> 'sold';

create table message_words (
  chat_id identifier not null references chats (id) on delete cascade,
  word identifier not null,
  seq integer not null,
  constraint message_words_pkey primary key (chat_id, word, seq)
) without rowid;

create table jobs (
  id identifier not null,
  kind identifier not null,
  key identifier not null,
  payload text not null,
  attempts integer not null default 0,
  due_at bigint not null,
  holder identifier,
  error text,
  outcome identifier,
  created_at bigint not null,
  finished_at bigint,
  constraint jobs_pkey primary key (id),
  constraint jobs_kind_key_unique unique (kind, key),
  constraint jobs_outcome_check check (outcome in ('done', 'dead')),
  constraint jobs_finished_check check ((outcome is null) = (finished_at is null))
);
create index jobs_due on jobs (due_at, id) where outcome is null;
create index jobs_outcome on jobs (outcome, id) where outcome is not null;

create table plans (
  id identifier not null,
  name text not null,
  name_key identifier not null,
  description text not null,
  price integer not null,
  benefits text not null,
  highlight integer not null,
  position integer not null,
  is_default integer not null,
  idempotency_key identifier,
  fingerprint text,
  retired_at bigint,
  created_at bigint not null,
  updated_at bigint,
  constraint plans_pkey primary key (id),
  constraint plans_idempotency_key_unique unique (idempotency_key),
  constraint plans_price_check check (price between 0 and 1000000),
  constraint plans_default_check check (is_default = 0 or (price = 0 and retired_at is null))
);
create unique index plans_name_key_unique on plans (name_key) where retired_at is null;
create unique index plans_is_default_unique on plans (is_default) where is_default = 1;

create table payments (
  id identifier not null,
  user_id identifier references users (id) on delete set null,
  plan_id identifier references plans (id),
  plan_name text,
  amount integer not null,
  reference identifier not null,
  payer_name text not null,
  payer_contact identifier not null,
  payer_reference text not null,
  state identifier not null,
  expires_at bigint not null,
  idempotency_key identifier,
  fingerprint text,
  created_at bigint not null,
  constraint payments_pkey primary key (id),
  constraint payments_reference_unique unique (reference),
  constraint payments_user_id_idempotency_key_unique unique (user_id, idempotency_key),
  constraint payments_amount_check check (amount between 1 and 1000000),
  constraint payments_state_check check (state in ('requested', 'instructed', 'confirmed', 'rejected', 'expired', 'refunded'))
);
create index payments_user_id_id on payments (user_id, id);
create index payments_state_id on payments (state, id);
create index payments_payer_contact on payments (payer_contact);

create table payment_steps (
  id identifier not null,
  payment_id identifier not null references payments (id) on delete cascade,
  state identifier not null,
  -- There is no reference, because the step stays when the account of its actor is deleted.
  actor_id identifier,
  actor_name text,
  note text not null,
  created_at bigint not null,
  constraint payment_steps_pkey primary key (id),
  constraint payment_steps_payment_id_state_unique unique (payment_id, state)
);

create table periods (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  plan_id identifier not null references plans (id),
  payment_id identifier not null references payments (id) on delete cascade,
  price integer not null,
  anchor_day integer not null,
  starts_at bigint not null,
  ends_at bigint not null,
  constraint periods_pkey primary key (id),
  constraint periods_payment_id_unique unique (payment_id),
  constraint periods_time_check check (starts_at < ends_at)
);
create index periods_user_id on periods (user_id, ends_at);

create table audit_lines (
  id identifier not null,
  -- There are no references, because a line stays when its actor or its subject is deleted.
  actor_id identifier not null,
  actor_name text not null,
  actor_role identifier not null,
  action identifier not null,
  outcome identifier not null,
  reason text not null,
  subject_type identifier,
  subject_id identifier,
  changes text not null,
  cause identifier,
  created_at bigint not null,
  reasons text,
  constraint audit_lines_pkey primary key (id),
  constraint audit_lines_cause_unique unique (cause),
  constraint audit_lines_outcome_check check (outcome in ('done', 'refused'))
);
create index audit_lines_actor_id on audit_lines (actor_id, id);
create index audit_lines_subject_id on audit_lines (subject_id, id);
create index audit_lines_outcome on audit_lines (outcome, id);
create index audit_lines_action on audit_lines (action, id);

create table exclusions (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  kind identifier not null,
  reason text not null,
  actor_name text not null,
  starts_at bigint not null,
  ends_at bigint,
  lifted_at bigint,
  lifted_by text,
  lift_reason text,
  hides_content integer not null default 0,
  constraint exclusions_pkey primary key (id),
  constraint exclusions_kind_check check (kind in ('suspended', 'banned')),
  constraint exclusions_end_check check ((kind = 'banned') = (ends_at is null))
);
create index exclusions_user_id on exclusions (user_id, id);
create index exclusions_lasting on exclusions (user_id, ends_at) where lifted_at is null;

create table decisions (
  id identifier not null,
  subject_type identifier not null,
  subject_id identifier not null,
  member_id identifier references users (id) on delete set null,
  excerpt text not null,
  outcome identifier not null,
  reason text not null,
  note text not null,
  actor_id identifier not null,
  actor_name text not null,
  exclusion_id identifier,
  created_at bigint not null,
  appeal_state identifier,
  appeal_text text,
  appealed_at bigint,
  appeal_reason text,
  appeal_actor_name text,
  appeal_decided_at bigint,
  constraint decisions_pkey primary key (id),
  constraint decisions_outcome_check check (outcome in ('dismissed', 'removed', 'warned', 'suspended', 'banned')),
  constraint decisions_appeal_state_check check (appeal_state in ('open', 'upheld', 'overturned'))
);
create index decisions_member_id on decisions (member_id, id);
create index decisions_subject_id on decisions (subject_id, id);
create index decisions_appeal_state on decisions (appeal_state, id);

create table concealments (
  subject_id identifier not null,
  subject_type identifier not null,
  owner_id identifier not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint concealments_pkey primary key (subject_id)
);
create index concealments_owner_id on concealments (owner_id);

create table data_exports (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  bytes bigint,
  asked_at bigint not null,
  ready_at bigint,
  expires_at bigint,
  constraint data_exports_pkey primary key (id),
  constraint data_exports_user_unique unique (user_id),
  constraint data_exports_ready_check check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (bytes is null))
);

create table departures (
  user_id identifier not null references users (id) on delete cascade,
  id identifier not null,
  asked_at bigint not null,
  erases_at bigint not null,
  constraint departures_pkey primary key (user_id)
);

create table publication_files (
  id identifier not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  bytes bigint not null,
  created_at bigint not null,
  constraint publication_files_pkey primary key (id)
);

create table publications (
  id identifier not null,
  kind identifier not null,
  state identifier not null,
  language identifier not null,
  title text not null,
  title_key identifier not null,
  summary text not null,
  body text not null,
  author text not null,
  category identifier not null,
  details text not null,
  begins_at bigint not null,
  ends_at bigint not null,
  file_id identifier references publication_files (id),
  file_description text not null,
  idempotency_key identifier,
  fingerprint text,
  published_at bigint,
  confirmed_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null,
  revision integer not null default 0,
  constraint publications_pkey primary key (id),
  constraint publications_idempotency_key_unique unique (idempotency_key),
  constraint publications_kind_check check (kind in ('article', 'event', 'parish', 'resource')),
  constraint publications_state_check check (state = 'draft' or (state = 'published' and published_at is not null))
);
create index publications_published_at on publications (kind, state, published_at, id);
create index publications_begins_at on publications (kind, state, begins_at, id);
create index publications_title_key on publications (kind, state, title_key, id);
create index publications_category on publications (kind, state, category, id);

create table publication_words (
  publication_id identifier not null references publications (id) on delete cascade,
  word identifier not null,
  constraint publication_words_pkey primary key (publication_id, word)
);
create index publication_words_word on publication_words (word, publication_id);

create table publication_marks (
  publication_id identifier not null references publications (id) on delete cascade,
  user_id identifier not null references users (id) on delete cascade,
  note text not null,
  created_at bigint not null,
  constraint publication_marks_pkey primary key (publication_id, user_id)
);
create index publication_marks_user_id on publication_marks (user_id, publication_id);

create table contact_messages (
  id identifier not null,
  kind identifier not null,
  name text not null,
  email text not null,
  message text not null,
  language identifier not null,
  idempotency_key identifier,
  fingerprint text,
  answered_at bigint,
  answered_by text,
  note text not null,
  created_at bigint not null,
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_idempotency_key_unique unique (idempotency_key),
  constraint contact_messages_kind_check check (kind in ('question', 'problem', 'privacy'))
);

create table subscribers (
  id identifier not null,
  email text not null,
  email_key identifier not null,
  language identifier not null,
  asked_at bigint not null,
  confirmed_at bigint,
  constraint subscribers_pkey primary key (id),
  constraint subscribers_email_key_unique unique (email_key)
);

create table payment_disputes (
  payment_id identifier not null references payments (id) on delete cascade,
  text text not null,
  due_at bigint not null,
  answer text not null,
  answered_by identifier,
  answered_at bigint,
  created_at bigint not null,
  constraint payment_disputes_pkey primary key (payment_id),
  constraint payment_disputes_answered_check check ((answered_at is null) = (answered_by is null))
);
create index payment_disputes_due_at on payment_disputes (due_at) where answered_at is null;

create table promise_confirmations (
  id identifier not null,
  promise identifier not null,
  item_id identifier not null,
  actor_id identifier not null,
  note text not null,
  created_at bigint not null,
  constraint promise_confirmations_pkey primary key (id)
);
create index promise_confirmations_promise on promise_confirmations (promise, item_id, created_at);

create table promise_alerts (
  promise identifier not null,
  item_id identifier not null,
  due_at bigint not null,
  constraint promise_alerts_pkey primary key (promise, item_id, due_at)
);

create table calendar_feeds (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint calendar_feeds_pkey primary key (id),
  constraint calendar_feeds_user_id_unique unique (user_id)
);

create table group_words (
  group_id identifier not null references groups (id) on delete cascade,
  word identifier not null,
  constraint group_words_pkey primary key (group_id, word)
);
create index group_words_word on group_words (word, group_id);

create table group_members (
  id identifier not null,
  group_id identifier not null references groups (id) on delete cascade,
  user_id identifier not null references users (id) on delete cascade,
  role identifier not null,
  created_at bigint not null,
  constraint group_members_pkey primary key (group_id, user_id),
  constraint group_members_id_unique unique (id),
  constraint group_members_role_check check (role in ('asking', 'member', 'moderator', 'removed'))
);
create index group_members_user_id on group_members (user_id, group_id);
create index group_members_role on group_members (group_id, role, id);

create table reports (
  id identifier not null,
  reporter_id identifier references users (id) on delete set null,
  subject_type text not null,
  subject_id identifier not null,
  category text not null,
  details text not null,
  status text not null,
  created_at bigint not null,
  evidence text,
  evidence_file_id identifier,
  member_id identifier references users (id) on delete set null,
  due_at bigint,
  handler_id identifier,
  decision_id identifier,
  constraint reports_pkey primary key (id)
);
create index reports_subject on reports (subject_type, subject_id);
create index reports_evidence_file_id on reports (evidence_file_id) where evidence_file_id is not null;
create index reports_reporter_id on reports (reporter_id, id);
create index reports_member_id on reports (member_id, id);
create index reports_status on reports (status, id);
create index reports_decision_id on reports (decision_id, id);
create unique index reports_open_unique on reports (reporter_id, subject_type, subject_id, (category = 'safeguarding')) where status = 'open';

create table recordings (
  id identifier not null,
  publication_id identifier not null references publications (id) on delete cascade,
  title text not null,
  place integer not null,
  content_type text not null,
  bytes bigint not null,
  duration bigint not null,
  idempotency_key identifier,
  fingerprint text,
  created_at bigint not null,
  constraint recordings_pkey primary key (id),
  constraint recordings_idempotency_key_unique unique (idempotency_key)
);
create index recordings_publication_id on recordings (publication_id, place);

create table payer_words (
  payment_id identifier not null references payments (id) on delete cascade,
  word identifier not null,
  constraint payer_words_pkey primary key (payment_id, word)
);
create index payer_words_word on payer_words (word, payment_id);

create table event_cancellations (
  event_id identifier not null,
  title text not null,
  details text not null,
  revision integer not null,
  cancelled_at bigint not null,
  constraint event_cancellations_pkey primary key (event_id)
);
create index event_cancellations_cancelled_at on event_cancellations (cancelled_at, event_id);

create table event_cancellation_attendees (
  event_id identifier not null references event_cancellations (event_id) on delete cascade,
  user_id identifier not null references users (id) on delete cascade,
  constraint event_cancellation_attendees_pkey primary key (event_id, user_id)
);
create index event_cancellation_attendees_user_id on event_cancellation_attendees (user_id, event_id);

create table one_time_codes (
  user_id identifier not null references users (id) on delete cascade,
  secret text not null,
  last_step bigint not null,
  created_at bigint not null,
  confirmed_at bigint,
  constraint one_time_codes_pkey primary key (user_id)
);

create table recovery_codes (
  user_id identifier not null references users (id) on delete cascade,
  code_hash text not null,
  created_at bigint not null,
  used_at bigint,
  constraint recovery_codes_pkey primary key (user_id, code_hash)
);

create table login_challenges (
  token_hash identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  purpose text not null,
  password_tag text not null,
  attempts integer not null,
  expires_at bigint not null,
  constraint login_challenges_pkey primary key (token_hash),
  constraint login_challenges_purpose_check check (purpose in ('startSession', 'comeBack'))
);
create index login_challenges_user_id on login_challenges (user_id);
create index login_challenges_expires_at on login_challenges (expires_at);

create table passkeys (
  id identifier not null,
  user_id identifier not null references users (id) on delete cascade,
  credential_id identifier not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  is_synced integer not null,
  created_at bigint not null,
  last_used_at bigint,
  constraint passkeys_pkey primary key (id),
  constraint passkeys_credential_id_unique unique (credential_id)
);
create index passkeys_user_id on passkeys (user_id);

create table passkey_challenges (
  challenge_hash identifier not null,
  purpose text not null,
  user_id identifier references users (id) on delete cascade,
  bound_to text,
  expires_at bigint not null,
  constraint passkey_challenges_pkey primary key (challenge_hash),
  constraint passkey_challenges_purpose_check check (purpose in ('register', 'signIn', 'secondFactor', 'prove'))
);
create index passkey_challenges_user_id on passkey_challenges (user_id);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
