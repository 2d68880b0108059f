import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

export type NotificationKind = components['schemas']['NotificationKind'];

/** The browser of a session to which push messages are sent. */
export interface PushSubscriptionsTable {
  /** A hash of the endpoint. A browser keeps its endpoint if another member logs in. */
  endpoint_hash: string;
  session_id: string;
  user_id: string;
  /** The endpoint and the keys of the browser, encrypted. They are enough to send messages to the browser. */
  address: string;
  created_at: number;
  /**
   * Whether the browser shows notices: none, some, or some that a job is about to remove, because the member has read
   * them elsewhere.
   */
  shown: Generated<'none' | 'some' | 'outdated'>;
  /** The time of the first failure since the last success. */
  failing_since: Generated<number | null>;
  /** No message is sent before this time, because the push service does not accept any. */
  paused_until: Generated<number | null>;
}

export interface PushPreferencesTable {
  user_id: string;
  shows_text: Flag;
  /** The beginning and the end of the quiet hours, in minutes since midnight. Null if there are none. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** The names of the quiet days, with commas. */
  quiet_days: string;
  time_zone: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    push_subscriptions: PushSubscriptionsTable;
    push_preferences: PushPreferencesTable;
    /** What members have chosen for kinds of notifications. Kinds without a row have their default. */
    push_kinds: {
      user_id: string;
      kind: NotificationKind;
      is_sent: Flag;
    };
  }
}
