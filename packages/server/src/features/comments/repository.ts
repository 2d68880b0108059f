import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { CommentsTable, DatabaseSchema } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;

const comments = (database: Kysely<DatabaseSchema>) =>
  database
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .select([
      'comments.id',
      'comments.post_id',
      'comments.parent_id',
      'comments.author_id',
      'comments.content',
      'comments.replies',
      'comments.created_at',
      'comments.updated_at',
      'users.first_name',
      'users.last_name',
      'users.avatar_id',
    ]);

export type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;
/** With what was asked for when it was made. */
type MadeComment = CommentRow & Pick<CommentsTable, 'fingerprint'>;
type NewComment = Omit<CommentsTable, 'replies' | 'updated_at'>;
export type Thread = Pick<CommentsTable, 'id' | 'post_id' | 'parent_id' | 'author_id'>;

export function createCommentRepository({ read, shortReads, dialect }: Database) {
  const byId = precompile(shortReads, ({ id }: { id: string }) =>
    comments(read).where('comments.id', '=', id),
  );
  const ofPost = precompile(shortReads, (parameters: { postId: string; before: string; limit: number }) =>
    comments(read)
      .where('comments.post_id', '=', parameters.postId)
      .where('comments.parent_id', 'is', null)
      .where('comments.id', '<', parameters.before)
      .orderBy('comments.id', 'desc')
      .limit(parameters.limit),
  );
  const ofComment = precompile(shortReads, (parameters: { parentId: string; after: string; limit: number }) =>
    comments(read)
      .where('comments.parent_id', '=', parameters.parentId)
      .where('comments.id', '>', parameters.after)
      .orderBy('comments.id')
      .limit(parameters.limit),
  );
  const thread = precompile(shortReads, ({ id }: { id: string }) =>
    read.selectFrom('comments').select(['id', 'post_id', 'parent_id', 'author_id']).where('id', '=', id),
  );
  const countOnPost = precompile(read, (parameters: { postId: string; count: number }) =>
    read
      .updateTable('posts')
      .set((post) => ({ comments: post('comments', '+', parameters.count) }))
      .where('id', '=', parameters.postId)
      .returning('comments'),
  );
  const countOnParent = precompile(read, (parameters: { parentId: string; count: number }) =>
    read
      .updateTable('comments')
      .set((comment) => ({ replies: comment('replies', '+', parameters.count) }))
      .where('id', '=', parameters.parentId),
  );
  const insert = precompile(read, (comment: NewComment) =>
    read.insertInto('comments').values({
      id: comment.id,
      post_id: comment.post_id,
      author_id: comment.author_id,
      parent_id: comment.parent_id,
      content: comment.content,
      replies: 0,
      idempotency_key: comment.idempotency_key,
      fingerprint: comment.fingerprint,
      created_at: comment.created_at,
      updated_at: null,
    }),
  );

  return {
    listOfPost(postId: string, before: string, limit: number): Promise<CommentRow[]> {
      return ofPost({ postId, before, limit });
    },

    listReplies(parentId: string, after: string, limit: number): Promise<CommentRow[]> {
      return ofComment({ parentId, after, limit });
    },

    async find(id: string): Promise<CommentRow | null> {
      const [comment] = await byId({ id });
      return comment ?? null;
    },

    async findByKey(authorId: string, key: string): Promise<MadeComment | null> {
      const comment = await comments(read)
        .select('comments.fingerprint')
        .where('comments.author_id', '=', authorId)
        .where('comments.idempotency_key', '=', key)
        .executeTakeFirst();
      return comment ?? null;
    },

    async postExists(id: string): Promise<boolean> {
      const post = await read.selectFrom('posts').select('id').where('id', '=', id).executeTakeFirst();
      return post !== undefined;
    },

    /** Also holds the post until the transaction ends; null where there is none. */
    async addToPost(transaction: Write, postId: string, count: number): Promise<number | null> {
      const [post] = await countOnPost({ postId, count }, transaction);
      return post?.comments ?? null;
    },

    async addToParent(transaction: Write, parentId: string, count: number): Promise<void> {
      await countOnParent({ parentId, count }, transaction);
    },

    async findThread(transaction: Write, id: string): Promise<Thread | null> {
      const [comment] = await thread({ id }, transaction);
      return comment ?? null;
    },

    async insert(transaction: Write, comment: NewComment): Promise<void> {
      await insert(comment, transaction);
    },

    async update(transaction: Write, id: string, content: string, now: number): Promise<void> {
      await transaction
        .updateTable('comments')
        .set({ content, updated_at: now })
        .where('id', '=', id)
        .execute();
    },

    /** Removes a comment with its replies and tells how many there were in all. */
    async delete(transaction: Write, id: string): Promise<number> {
      const replies = await transaction.deleteFrom('comments').where('parent_id', '=', id).executeTakeFirst();
      const comment = await transaction.deleteFrom('comments').where('id', '=', id).executeTakeFirst();
      return Number(replies.numDeletedRows + comment.numDeletedRows);
    },

    /** Counters of a post are changed by one at a time: whoever changes its comments holds it first. */
    async lockPost(transaction: Write, postId: string): Promise<void> {
      // SQLite has one writer, which holds everything.
      if (dialect === 'sqlite') return;
      await transaction.selectFrom('posts').select('id').where('id', '=', postId).forUpdate().execute();
    },
  };
}
