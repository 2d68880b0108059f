import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/language.ts';
import type { Role } from '../../platform/permissions.ts';

/**
 * `trusted` receives mails without a confirmation: the address predates confirmation, or was entered without a mail
 * server.
 */
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
  /** Stored to the day; null if unknown. */
  last_used_at: Generated<number | null>;
  /** When the member was warned that the account is unused; null once it is used again. */
  unused_warned_at: Generated<number | null>;
  terms_accepted_at: number | null;
  /** Since when a second factor is required; null if it is not. */
  second_factor_at: Generated<number | null>;
  about: Generated<string>;
  avatar_id: Generated<string | null>;
  cover_id: Generated<string | null>;
  /** The origin of distances. */
  zip: Generated<string | null>;
  /** The language of mails and notifications. */
  language: Generated<Language>;
  /** The member's liturgical calendar; null for the site's. */
  liturgical_region: Generated<'general' | 'unitedStates' | null>;
  /** JSON: the audience of each detail; missing details are private. */
  audiences: Generated<string>;
  friends: Generated<number>;
  followers: Generated<number>;
  unread_notifications: Generated<number>;
  friend_requests: Generated<number>;
  created_at: number;
  updated_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    users: UsersTable;
    /** Accounts pending deletion; the member can still restore them. */
    departures: {
      user_id: string;
      /** Identifies this request for deletion: a later one by the same member has another id. */
      id: string;
      asked_at: number;
      erases_at: number;
    };
  }
}
