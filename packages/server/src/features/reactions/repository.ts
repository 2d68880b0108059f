import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema, ReactionsTable } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;
export type ReactionType = ReactionsTable['type'];
export interface Counts {
  likes: number;
  dislikes: number;
}

export function createReactionRepository({ dialect }: Database) {
  return {
    /** Holds the post, so that its counters are changed by one at a time; false where there is none. */
    async lockPost(transaction: Write, postId: string): Promise<boolean> {
      const post = await transaction
        .selectFrom('posts')
        .select('id')
        .where('id', '=', postId)
        // SQLite has one writer, which holds everything.
        .$if(dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      return post !== undefined;
    },

    async find(transaction: Write, postId: string, userId: string): Promise<ReactionType | null> {
      const reaction = await transaction
        .selectFrom('reactions')
        .select('type')
        .where('post_id', '=', postId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return reaction?.type ?? null;
    },

    async upsert(transaction: Write, reaction: ReactionsTable): Promise<void> {
      await transaction
        .insertInto('reactions')
        .values(reaction)
        .onConflict((conflict) =>
          conflict.columns(['post_id', 'user_id']).doUpdateSet({ type: reaction.type }),
        )
        .execute();
    },

    async delete(transaction: Write, postId: string, userId: string): Promise<void> {
      await transaction
        .deleteFrom('reactions')
        .where('post_id', '=', postId)
        .where('user_id', '=', userId)
        .execute();
    },

    async addToCounts(transaction: Write, postId: string, change: Counts): Promise<Counts> {
      return transaction
        .updateTable('posts')
        .set((post) => ({
          likes: post('likes', '+', change.likes),
          dislikes: post('dislikes', '+', change.dislikes),
        }))
        .where('id', '=', postId)
        .returning(['likes', 'dislikes'])
        .executeTakeFirstOrThrow();
    },
  };
}
