import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { isOpenForResponses, isReadableIn } from '../groups/index.ts';
import { noBlockWithAuthor } from '../posts/index.ts';
import {
  countersOf,
  reactionCounters,
  type ReactionCounters,
  type ReactionType,
} from '../reaction-types/index.ts';

type PostsTable = DatabaseSchema['posts'];

type Write = Transaction<DatabaseSchema>;

type LikedPost = Pick<Selectable<PostsTable>, 'author_id' | 'title' | 'content' | 'is_intention'>;

type OfMember = { postId: string; userId: string };

export function createReactionRepository({ read, staffRule }: Database) {
  const visiblePost = ({ postId, userId }: OfMember) =>
    read
      .selectFrom('posts')
      .select(['author_id', 'title', 'content', 'is_intention'])
      .where('id', '=', postId)
      .where(isOpenTo(staffRule, userId, 'posts.author_id', 'posts.id'))
      .where(isReadableIn(staffRule, userId, 'posts.group_id'))
      .where(noBlockWithAuthor(userId));
  const lockedPost = precompile(read, (ofMember: OfMember) => visiblePost(ofMember).forUpdate());
  const lockedOpenPost = precompile(read, (ofMember: OfMember) =>
    visiblePost(ofMember)
      .where(isOpenForResponses(staffRule, ofMember.userId, 'posts.group_id'))
      .forUpdate(),
  );
  const own = precompile(read, ({ postId, userId }: OfMember) =>
    read.selectFrom('reactions').select('type').where('post_id', '=', postId).where('user_id', '=', userId),
  );
  const upsert = precompile(
    read,
    ({ postId, userId, type, now }: OfMember & { type: ReactionType; now: number }) =>
      read
        .insertInto('reactions')
        .values({ post_id: postId, user_id: userId, type, created_at: now })
        .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doUpdateSet({ type })),
  );
  const remove = precompile(read, ({ postId, userId }: OfMember) =>
    read.deleteFrom('reactions').where('post_id', '=', postId).where('user_id', '=', userId),
  );
  const count = precompile(read, (parameters: ReactionCounters & { postId: string }) =>
    read
      .updateTable('posts')
      .set((row) =>
        Object.fromEntries(
          reactionCounters.map((counter) => [counter, row(counter, '+', parameters[counter])]),
        ),
      )
      .where('id', '=', parameters.postId)
      .returning(reactionCounters),
  );

  return {
    /**
     * Locks the post, so that only one transaction at a time changes its counters. Returns null if the member cannot
     * see the post.
     */
    async lockPost(
      transaction: Write,
      postId: string,
      userId: string,
      isReaction: boolean,
    ): Promise<LikedPost | null> {
      const find = isReaction ? lockedOpenPost : lockedPost;
      const [locked] = await find({ postId, userId }, transaction);
      return locked ?? null;
    },

    async canReact(userId: string, postId: string): Promise<boolean> {
      const post = visiblePost({ postId, userId }).where(
        isOpenForResponses(staffRule, userId, 'posts.group_id'),
      );
      return (await post.executeTakeFirst()) !== undefined;
    },

    async find(transaction: Write, postId: string, userId: string): Promise<ReactionType | null> {
      const [reaction] = await own({ postId, userId }, transaction);
      return reaction?.type ?? null;
    },

    async upsert(
      transaction: Write,
      reaction: OfMember & { type: ReactionType; now: number },
    ): Promise<void> {
      await upsert(reaction, transaction);
    },

    async delete(transaction: Write, postId: string, userId: string): Promise<void> {
      await remove({ postId, userId }, transaction);
    },

    /** Adds the change and returns the new counters. They are 0 if the post was deleted. */
    async addToCounters(
      transaction: Write,
      postId: string,
      change: ReactionCounters,
    ): Promise<ReactionCounters> {
      const [counters] = await count({ postId, ...change }, transaction);
      return counters ?? countersOf(() => 0);
    },
  };
}
