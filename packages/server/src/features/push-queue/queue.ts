import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';

type Write = Transaction<DatabaseSchema>;

/** The job that sends push messages about notifications. */
export const pushSend = jobKind<{
  readonly ids: readonly string[];
  /** If an earlier attempt has failed for some browsers: these only, by the hashes of their endpoints. */
  readonly retry?: { readonly attempt: number; readonly endpoints: readonly string[] };
}>('push.send');

/** The job that tells a member's browsers which notifications are still unread. */
export const pushUpdate = jobKind<{ readonly userId: string }>('push.update');

/** One job sends the messages about this many notifications. */
const MOST_NOTIFICATIONS = 200;
/** Members often read several notifications in a row. One message is enough for them. */
const UPDATE_DELAY = 5000;

/** Adds the jobs that send push messages. */
export interface PushQueue {
  /** Call this for new notifications of members who get push messages. */
  notified(transaction: Write, ids: readonly string[]): Promise<void>;
  /** Call this if a member whose browsers show notices has fewer unread notifications. */
  changed(transaction: Write, userId: string): Promise<void>;
}

export function createPushQueue({ clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>): PushQueue {
  return {
    async notified(transaction, ids) {
      for (let start = 0; start < ids.length; start += MOST_NOTIFICATIONS) {
        const some = ids.slice(start, start + MOST_NOTIFICATIONS);
        await jobs.add(transaction, pushSend, { key: newId(clock), payload: { ids: some } });
      }
    },

    async changed(transaction, userId) {
      const outdated = await transaction
        .updateTable('push_subscriptions')
        .set({ shown: 'outdated' })
        .where('user_id', '=', userId)
        .where('shown', '=', 'some')
        .returning('endpoint_hash')
        .execute();
      // If there is none, another job already waits.
      if (outdated.length === 0) return;
      const dueAt = clock.now() + UPDATE_DELAY;
      await jobs.add(transaction, pushUpdate, { key: newId(clock), payload: { userId }, dueAt });
    },
  };
}
