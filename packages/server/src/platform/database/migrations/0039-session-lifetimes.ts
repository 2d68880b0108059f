import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

const HOUR = 60 * 60 * 1000;
const MEMBER = 90 * 24 * HOUR;
const STAFF = 12 * HOUR;

/** Limits the sessions that were started before sessions had a limit, as if the limit had always applied. */
export const sessionLifetimes: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    const now = Date.now();
    for (const [isMember, lifetime] of [
      [true, MEMBER],
      [false, STAFF],
    ] as const) {
      await database
        .updateTable('sessions')
        .set((session) => ({
          // The server deletes an expired session some time after `expires_at`. If `expires_at` were set to a time long
          // ago, the session could be deleted before the member learns that it has ended.
          expires_at: session
            .case()
            .when('created_at', '<', now - lifetime)
            .then(now)
            .else(session('created_at', '+', lifetime))
            .end(),
        }))
        .where('expires_at', '>', now)
        .where((session) => session('expires_at', '>', session('created_at', '+', lifetime)))
        .where('user_id', 'in', (session) =>
          session
            .selectFrom('users')
            .select('id')
            .where('role', isMember ? '=' : '!=', 'member'),
        )
        .execute();
    }
  },
};
