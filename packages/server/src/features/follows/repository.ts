import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;

export function createFollowRepository() {
  return {
    /** Returns false if the follow already exists. */
    async insert(transaction: Write, followerId: string, followedId: string, now: number): Promise<boolean> {
      const inserted = await transaction
        .insertInto('follows')
        .values({ follower_id: followerId, followed_id: followedId, created_at: now })
        .onConflict((conflict) => conflict.columns(['follower_id', 'followed_id']).doNothing())
        .returning('followed_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async delete(transaction: Write, followerId: string, followedId: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('follows')
        .where('follower_id', '=', followerId)
        .where('followed_id', '=', followedId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
