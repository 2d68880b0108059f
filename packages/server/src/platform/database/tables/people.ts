import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export type Language = components['schemas']['Language'];

export const roles = ['member', 'editor', 'moderator', 'administrator'] as const;
export type Role = (typeof roles)[number];

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
  /** To the day; null if it is not known. */
  last_used_at: Generated<number | null>;
  /** When the member was warned that the account is unused; null once it is used again. */
  unused_warned_at: Generated<number | null>;
  terms_accepted_at: number | null;
  /** Since when more than the password is asked for; null if it is not. */
  second_factor_at: Generated<number | null>;
  about: Generated<string>;
  avatar_id: Generated<string | null>;
  cover_id: Generated<string | null>;
  /** The origin of distances. */
  zip: Generated<string | null>;
  /** The language of mails and notifications. */
  language: Generated<Language>;
  /** The member's liturgical calendar; null for that of the site. */
  liturgical_region: Generated<'general' | 'unitedStates' | null>;
  /** JSON: the audience of each detail; details that are missing are private. */
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
  /** The two members in the order of their ids, so that a pair has one row, whoever sent the request. */
  low_id: string;
  high_id: string;
  /** A declined request is kept for a while, even if its sender withdraws it, as it may not be repeated at once. */
  status: 'pending' | 'accepted' | 'declined' | 'withdrawn';
  created_at: number;
  answered_at: number | null;
}

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

export interface ExclusionsTable {
  id: string;
  user_id: string;
  kind: 'suspended' | 'banned';
  reason: string;
  /** The name of the moderator, kept when they leave. */
  actor_name: string;
  starts_at: number;
  /** Null for good. */
  ends_at: number | null;
  /** Whether the member's content is hidden during the restriction. */
  hides_content: Generated<Flag>;
  lifted_at: number | null;
  lifted_by: string | null;
  lift_reason: string | null;
}

export interface PeopleTables {
  users: UsersTable;
  exclusions: ExclusionsTable;
  /** Downloads of members' data; each archive is in the file store under the same id. */
  data_exports: {
    id: string;
    user_id: string;
    /** These are null while it is being made. */
    bytes: number | null;
    ready_at: number | null;
    expires_at: number | null;
    asked_at: number;
  };
  /** Accounts pending deletion; the member can still restore them. */
  departures: {
    user_id: string;
    /** Identifies this request for deletion: a later one of the same member has another id. */
    id: string;
    asked_at: number;
    erases_at: number;
  };
  questionnaires: QuestionnairesTable;
  /** Each word of a member's names, indexed by prefix. */
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
}
