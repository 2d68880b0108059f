import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { perLimit } from '../../platform/database/per-limit.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema, Flag } from '../../platform/database/schema.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { personColumns } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { isPublishedParish } from './conditions.ts';

type Write = Transaction<DatabaseSchema>;

export interface FollowChange {
  readonly is_mine?: Flag;
  readonly is_visible?: Flag;
}

export function createParishFollowRepository({ read, shortReads, staffRule }: Database) {
  const parish = precompile(shortReads, ({ id }: { id: string }) =>
    read.selectFrom('publications').select('id').where('id', '=', id).where(isPublishedParish),
  );

  const followed = precompile(shortReads, ({ userId }: { userId: string }) =>
    read
      .selectFrom('parish_follows')
      .innerJoin('publications', 'publications.id', 'parish_follows.parish_id')
      .select([
        'publications.id',
        'publications.title',
        'publications.language',
        'publications.details',
        'parish_follows.is_mine',
        'parish_follows.is_visible',
        'parish_follows.created_at',
      ])
      .where('parish_follows.user_id', '=', userId)
      .where(isPublishedParish)
      .orderBy('parish_follows.is_mine', 'desc')
      .orderBy('publications.title_key')
      .orderBy('publications.id'),
  );

  const visible = perLimit((limit) =>
    precompile(read, ({ parishId, viewer, before }: { parishId: string; viewer: string; before: string }) =>
      read
        .selectFrom('parish_follows')
        .innerJoin('users', 'users.id', 'parish_follows.user_id')
        .select(['parish_follows.id as follow_id', 'parish_follows.is_mine', ...personColumns])
        .where('parish_follows.parish_id', '=', parishId)
        .where('parish_follows.is_visible', '=', (value) => value.lit(1))
        .where('parish_follows.id', '<', before)
        .where(isOpenTo(staffRule, viewer, 'parish_follows.user_id'))
        .where(noBlockBetween(viewer, 'parish_follows.user_id'))
        .orderBy('parish_follows.id', 'desc')
        .limit((value) => value.lit(limit)),
    ),
  );

  return {
    isPublished: async (id: string): Promise<boolean> => (await parish({ id })).length > 0,

    followed: (userId: string, transaction?: Write) => followed({ userId }, transaction),

    visible: (page: { parishId: string; viewer: string; before: string }, limit: number) =>
      visible(limit)(page),

    /** Locks the member, so that two of their changes cannot give them two parishes or too many. */
    async lockMember(transaction: Write, userId: string): Promise<void> {
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    },

    /** Locks the parish, so that it cannot be deleted meanwhile. Returns false if it is not published. */
    async lockParish(transaction: Write, id: string): Promise<boolean> {
      const row = await transaction
        .selectFrom('publications')
        .select('id')
        .where('id', '=', id)
        .where(isPublishedParish)
        .forKeyShare()
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The member has no own parish afterwards, but still follows it. */
    async disown(transaction: Write, userId: string): Promise<void> {
      await transaction
        .updateTable('parish_follows')
        .set({ is_mine: 0 })
        .where('user_id', '=', userId)
        .where('is_mine', '=', 1)
        .execute();
    },

    async follow(
      transaction: Write,
      follow: { id: string; user_id: string; parish_id: string; created_at: number },
      change: FollowChange,
    ): Promise<void> {
      const unchanged = { user_id: follow.user_id };
      await transaction
        .insertInto('parish_follows')
        .values({ ...follow, ...change })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'parish_id']).doUpdateSet({ ...unchanged, ...change }),
        )
        .execute();
    },

    async unfollow(transaction: Write, userId: string, parishId: string): Promise<void> {
      await transaction
        .deleteFrom('parish_follows')
        .where('user_id', '=', userId)
        .where('parish_id', '=', parishId)
        .execute();
    },
  };
}
