import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { pairOf } from '../relations/index.ts';
import { type PersonRow, personColumns } from '../people/index.ts';

type FriendshipsTable = DatabaseSchema['friendships'];

type Write = Transaction<DatabaseSchema>;
export type BlockedRow = PersonRow & { blocked_at: number };
export type Friendship = Pick<FriendshipsTable, 'id' | 'requester_id' | 'recipient_id' | 'status'>;

export function createBlockRepository({ read }: Database) {
  return {
    /** Newest first, then by descending id. */
    list(blockerId: string, before: { at: number; id: string }, limit: number): Promise<BlockedRow[]> {
      return read
        .selectFrom('blocks')
        .innerJoin('users', 'users.id', 'blocks.blocked_id')
        .select([...personColumns, 'blocks.created_at as blocked_at'])
        .where('blocks.blocker_id', '=', blockerId)
        .where((block) =>
          block.or([
            block('blocks.created_at', '<', before.at),
            block.and([
              block('blocks.created_at', '=', before.at),
              block('blocks.blocked_id', '<', before.id),
            ]),
          ]),
        )
        .orderBy('blocks.created_at', 'desc')
        .orderBy('blocks.blocked_id', 'desc')
        .limit(limit)
        .execute();
    },

    /** Returns false if the block already exists. */
    async insert(transaction: Write, blockerId: string, blockedId: string, now: number): Promise<boolean> {
      const inserted = await transaction
        .insertInto('blocks')
        .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
        .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
        .returning('blocked_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async delete(transaction: Write, blockerId: string, blockedId: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('blocks')
        .where('blocker_id', '=', blockerId)
        .where('blocked_id', '=', blockedId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /**
     * Ends the friendship or the request. The row of a request stays: if the block is removed, a decline still counts,
     * and a repeated request is not announced as new.
     */
    async endFriendship(transaction: Write, one: string, other: string): Promise<Friendship | null> {
      const { low, high } = pairOf(one, other);
      const found = await transaction
        .selectFrom('friendships')
        .select(['id', 'requester_id', 'recipient_id', 'status'])
        .where('low_id', '=', low)
        .where('high_id', '=', high)
        .where('status', '<>', 'withdrawn')
        .executeTakeFirst();
      if (found === undefined) return null;
      await (found.status === 'accepted'
        ? transaction.deleteFrom('friendships').where('id', '=', found.id).execute()
        : transaction
            .updateTable('friendships')
            .set({ status: 'withdrawn' })
            .where('id', '=', found.id)
            .execute());
      return found;
    },

    /** Deletes the follows in both directions. */
    endFollowing: (transaction: Write, one: string, other: string) =>
      transaction
        .deleteFrom('follows')
        .where((follow) =>
          follow.or([
            follow.and({ follower_id: one, followed_id: other }),
            follow.and({ follower_id: other, followed_id: one }),
          ]),
        )
        .returning(['follower_id', 'followed_id'])
        .execute(),
  };
}
