import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;

/** A browser to which push messages are sent. */
export interface Device {
  readonly endpointHash: string;
  readonly userId: string;
  /** Encrypted. */
  readonly address: string;
  readonly pausedUntil: number | null;
}

export function createDeviceRepository({ read }: Pick<Database, 'read'>) {
  /** The browsers whose session is open. */
  const devices = (userIds: readonly string[], now: number) =>
    read
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
      .select([
        'push_subscriptions.endpoint_hash as endpointHash',
        'push_subscriptions.user_id as userId',
        'push_subscriptions.address as address',
        'push_subscriptions.paused_until as pausedUntil',
      ])
      .where('push_subscriptions.user_id', 'in', userIds)
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', now);

  return {
    ofMembers: (userIds: readonly string[], now: number): Promise<Device[]> =>
      devices(userIds, now).execute(),

    /** The browsers that may show notices. */
    showing: (userId: string, now: number): Promise<Device[]> =>
      devices([userId], now).where('push_subscriptions.shown', '!=', 'none').execute(),

    /** Locks the subscriptions in the order of their keys, to avoid deadlocks. */
    async lock(transaction: Write, endpointHashes: readonly string[]): Promise<void> {
      await transaction
        .selectFrom('push_subscriptions')
        .select('endpoint_hash')
        .where('endpoint_hash', 'in', endpointHashes)
        .orderBy('endpoint_hash')
        .forUpdate()
        .execute();
    },

    async delete(transaction: Write, endpointHashes: readonly string[]): Promise<void> {
      await transaction
        .deleteFrom('push_subscriptions')
        .where('endpoint_hash', 'in', endpointHashes)
        .execute();
    },

    /** Stores that messages have arrived, so the push service works, and that the browsers show them. */
    async showNotices(transaction: Write, endpointHashes: readonly string[]): Promise<void> {
      await transaction
        .updateTable('push_subscriptions')
        .set({ shown: 'some', failing_since: null, paused_until: null })
        .where('endpoint_hash', 'in', endpointHashes)
        .execute();
    },

    /** Stores that messages could not be sent. Nothing is sent to the browsers until `pausedUntil`, if there is such a time. */
    async fail(
      transaction: Write,
      endpointHashes: readonly string[],
      { now, pausedUntil }: { readonly now: number; readonly pausedUntil: number | null },
    ): Promise<void> {
      await transaction
        .updateTable('push_subscriptions')
        .set((row) => ({
          failing_since: row.fn.coalesce('failing_since', row.val(now)),
          paused_until: pausedUntil,
        }))
        .where('endpoint_hash', 'in', endpointHashes)
        .execute();
    },

    /** Deletes those of the subscriptions that have failed since this time or longer. */
    async deleteFailing(transaction: Write, endpointHashes: readonly string[], since: number): Promise<void> {
      await transaction
        .deleteFrom('push_subscriptions')
        .where('endpoint_hash', 'in', endpointHashes)
        .where('failing_since', '<=', since)
        .execute();
    },

    /** Notes that a job is about to update these browsers, so that a later change adds another job. */
    async beginUpdate(transaction: Write, userId: string): Promise<void> {
      await transaction
        .updateTable('push_subscriptions')
        .set({ shown: 'some' })
        .where('user_id', '=', userId)
        .where('shown', '=', 'outdated')
        .execute();
    },

    /** Notes that the browsers show no notices, unless the member has got a new notification. */
    async endUpdate(transaction: Write, endpointHashes: readonly string[]): Promise<void> {
      await transaction
        .updateTable('push_subscriptions')
        .set({ shown: 'none' })
        .where('endpoint_hash', 'in', endpointHashes)
        .where('shown', '=', 'some')
        .where('user_id', 'in', (from) =>
          from.selectFrom('users').select('users.id').where('users.unread_notifications', '=', 0),
        )
        .execute();
    },
  };
}
