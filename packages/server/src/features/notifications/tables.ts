import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';
import type { Flag } from '../../platform/database/schema.ts';

export type DeadlineName = components['schemas']['DeadlineName'];

export type NotificationKind = components['schemas']['NotificationKind'];

/** Everything that a member can mute: the kinds of notifications, and optional emails. */
export type MutableKind = NotificationKind | 'plan_reminder_mail';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    notifications: {
      id: string;
      user_id: string;
      kind: NotificationKind;
      /** The member who caused the event. Null if that member has deleted their account. */
      actor_id: string | null;
      /** The id of the subject, such as a post, a comment, a friendship or a payment. */
      subject_id: string | null;
      /**
       * The deadline that was missed; null for other kinds. The column is older than the term "deadline", like the
       * kind `promise_overdue`.
       */
      promise: DeadlineName | null;
      /** A short excerpt of the subject, for example the title of a post. */
      excerpt: string;
      /**
       * The dedupe key. A recurring event with a key has at most one notification. Null means that every event
       * notifies.
       */
      cause: string | null;
      /** The message that `excerpt` quotes; null for other kinds, and for notifications that are older than this column. */
      quoted_id: Generated<string | null>;
      /** The name of the group chat in which the message mentions the recipient; null for all others. */
      mentioned_in: Generated<string | null>;
      read_at: number | null;
      /** Whether the push message about it was dropped in a quiet time. */
      push_skipped: Generated<Flag>;
      created_at: number;
    };
    /** The kinds of notifications that a member has turned off. */
    muted_notifications: {
      user_id: string;
      kind: MutableKind;
    };
  }
}
