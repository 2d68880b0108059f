import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/language.ts';
import type { Role } from '../../platform/permissions.ts';

/**
 * An address with the state `trusted` gets emails without being confirmed. It was entered before addresses were
 * confirmed, or when the site had no mail server.
 */
export type EmailState = 'unconfirmed' | 'trusted' | 'confirmed';

/** Everyone, the members of the same groups, or nobody. */
export type MessageRequestSenders = 'everyone' | 'groups' | 'nobody';

export interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
  search: string;
  email: string;
  email_key: string;
  email_state: Generated<EmailState>;
  /** This address replaces `email` when the member has confirmed it. */
  pending_email: Generated<string | null>;
  phone: string | null;
  password_hash: string;
  role: Role;
  email_visible: Flag;
  presence_visible: Generated<Flag>;
  /** Whether visitors can read the member's listings. */
  listings_public: Generated<Flag>;
  /** The members who are no friends and may send a message request. */
  message_requests: Generated<MessageRequestSenders>;
  /** The time at which the member's last open page was closed. */
  last_seen_at: Generated<number | null>;
  /** The day on which the member last used the site; null if it is not known. */
  last_used_at: Generated<number | null>;
  /** The time at which the member was warned that the account is unused. Null after it was used again. */
  unused_warned_at: Generated<number | null>;
  terms_accepted_at: number | null;
  /** The time since which logins need a second factor; null if they do not. */
  second_factor_at: Generated<number | null>;
  about: Generated<string>;
  avatar_id: Generated<string | null>;
  cover_id: Generated<string | null>;
  /** The place from which distances are measured. */
  zip: Generated<string | null>;
  /** The language of the member's emails and notifications. */
  language: Generated<Language>;
  /** The liturgical calendar that the member has chosen; null for the calendar of the site. */
  liturgical_region: Generated<'general' | 'unitedStates' | null>;
  /** The next step of the welcome; null if the member has finished or closed it. */
  welcome_step: Generated<'photo' | 'parish' | 'follow' | null>;
  /** JSON: the audience of each detail. A detail that is missing is private. */
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
    /** Accounts that are pending deletion. Their members can still restore them. */
    departures: {
      user_id: string;
      /** The id of this request for deletion. If the same member asks again later, that request has another id. */
      id: string;
      asked_at: number;
      erases_at: number;
    };
  }
}
