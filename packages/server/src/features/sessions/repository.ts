import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

export type SessionRow = Pick<
  DatabaseSchema['sessions'],
  'id' | 'user_id' | 'browser' | 'system' | 'created_at' | 'last_used_at'
>;

const columns = ['id', 'user_id', 'browser', 'system', 'created_at', 'last_used_at'] as const;

export function createSessionRepository({ read }: Database) {
  const lasting = (now: number) =>
    read.selectFrom('sessions').select(columns).where('revoked_at', 'is', null).where('expires_at', '>', now);

  return {
    /** Returns the sessions that have not ended, newest first. */
    page: (userId: string, limit: number, before: string | null, now: number): Promise<SessionRow[]> =>
      lasting(now)
        .where('user_id', '=', userId)
        .$if(before !== null, (query) => query.where('id', '<', before))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    find: (id: string, now: number): Promise<SessionRow | undefined> =>
      lasting(now).where('id', '=', id).executeTakeFirst(),

    /** Returns the number of the member's other sessions. */
    async countOthers(
      transaction: Transaction<DatabaseSchema>,
      userId: string,
      sessionId: string,
      now: number,
    ): Promise<number> {
      const { count } = await transaction
        .selectFrom('sessions')
        .select((session) => session.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('id', '!=', sessionId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
