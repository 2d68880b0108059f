import type { components } from '@parvis/api-client/contract';

export type DeadlineName = components['schemas']['DeadlineName'];

export type NotificationKind = components['schemas']['NotificationKind'];

/** Everything that a member can mute: kinds of notifications, and optional mails. */
export type MutableKind = NotificationKind | 'plan_reminder_mail';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    notifications: {
      id: string;
      user_id: string;
      kind: NotificationKind;
      /** The member who caused it; null if they deleted their account. */
      actor_id: string | null;
      /** The subject: a post, a comment, a friendship, a payment. */
      subject_id: string | null;
      /** The overdue deadline; null for other kinds. Named before the term was chosen, as the kind `promise_overdue`. */
      promise: DeadlineName | null;
      /** A short excerpt of the subject, such as a post's title. */
      excerpt: string;
      /**
       * The dedupe key: at most one notification per key, however often the event recurs; null if every event counts.
       */
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
}
