import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;

export interface NewSubscription {
  readonly endpointHash: string;
  readonly sessionId: string;
  readonly userId: string;
  /** Encrypted. */
  readonly address: string;
  readonly now: number;
}

export function createSubscriptionRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** Returns the encrypted address of a session's browser, or null. */
    async addressOf(sessionId: string): Promise<string | null> {
      const found = await read
        .selectFrom('push_subscriptions')
        .select('address')
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      return found?.address ?? null;
    },

    /** Locks the member, so that two changes of their subscriptions do not meet. */
    async lockMember(transaction: Write, userId: string): Promise<void> {
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    },

    /**
     * Stores the only subscription of the session. An endpoint that another session has moves to this one, because both
     * are sessions of one browser. Returns false if the session has ended.
     */
    async save(
      transaction: Write,
      { endpointHash, sessionId, userId, address, now }: NewSubscription,
    ): Promise<boolean> {
      await transaction
        .deleteFrom('push_subscriptions')
        .where('session_id', '=', sessionId)
        .where('endpoint_hash', '!=', endpointHash)
        .execute();
      const saved = await transaction
        .insertInto('push_subscriptions')
        .columns(['endpoint_hash', 'session_id', 'user_id', 'address', 'created_at'])
        .expression((from) =>
          from
            .selectFrom('sessions')
            .select((session) => [
              session.val(endpointHash).as('endpoint_hash'),
              'sessions.id as session_id',
              'sessions.user_id as user_id',
              session.val(address).as('address'),
              session.val(now).as('created_at'),
            ])
            .where('sessions.id', '=', sessionId)
            .where('sessions.user_id', '=', userId)
            .where('sessions.revoked_at', 'is', null),
        )
        .onConflict((conflict) =>
          conflict.column('endpoint_hash').doUpdateSet({
            session_id: (row) => row.ref('excluded.session_id'),
            user_id: (row) => row.ref('excluded.user_id'),
            address: (row) => row.ref('excluded.address'),
            failing_since: null,
            paused_until: null,
          }),
        )
        .returning('endpoint_hash')
        .executeTakeFirst();
      return saved !== undefined;
    },

    async delete(transaction: Write, sessionId: string): Promise<void> {
      await transaction.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
    },

    /** Deletes the member's oldest subscriptions, so that at most this number is left. */
    async limit(transaction: Write, userId: string, atMost: number): Promise<void> {
      const rows = await transaction
        .selectFrom('push_subscriptions')
        .select('endpoint_hash')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('session_id', 'desc')
        .execute();
      const surplus = rows.slice(atMost).map((row) => row.endpoint_hash);
      if (surplus.length === 0) return;
      await transaction.deleteFrom('push_subscriptions').where('endpoint_hash', 'in', surplus).execute();
    },

    /** Deletes the subscriptions whose session was revoked or has expired. */
    async sweep(transaction: Write, now: number): Promise<void> {
      await transaction
        .deleteFrom('push_subscriptions')
        .where('session_id', 'in', (from) =>
          from
            .selectFrom('push_subscriptions as ended')
            .innerJoin('sessions', 'sessions.id', 'ended.session_id')
            .select('ended.session_id')
            .where((session) =>
              session.or([
                session('sessions.revoked_at', 'is not', null),
                session('sessions.expires_at', '<=', now),
              ]),
            ),
        )
        .execute();
    },
  };
}
