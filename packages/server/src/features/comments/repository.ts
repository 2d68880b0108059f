import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database, StaffRule } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { CommentsTable } from './tables.ts';
import { isCounted, isHidden, isOpenTo, isOpenToAll } from '../hidden-content/index.ts';
import { isOpenForResponses, isReadableIn } from '../groups/index.ts';
import { createMentionReader, type MentionRow } from '../mentions/index.ts';
import { noBlockWithAuthor } from '../posts/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { personFieldColumns } from '../people/index.ts';

export type Write = Transaction<DatabaseSchema>;
type Page = { viewer: string; limit: number };

/** A condition for a comment with this alias: its author is the author of an anonymous post, under which it is. */
const isByAnonymousAuthor = (comment: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from posts as answered_posts where answered_posts.id = ${sql.ref(`${comment}.post_id`)}
    and answered_posts.is_anonymous = 1 and answered_posts.author_id = ${sql.ref(`${comment}.author_id`)})`;

/**
 * A condition for a comment with this alias: no block hides it from the viewer. The comments of an anonymous author are
 * seen by all who see the post, because they would otherwise name the author to a member who blocks them.
 */
const isOpenComment = (viewer: string, comment: string): RawBuilder<SqlBool> =>
  sql`((${noBlockBetween(viewer, `${comment}.author_id`)}) or ${isByAnonymousAuthor(comment)})`;

const comments = (database: Kysely<DatabaseSchema>, viewer: string) =>
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
      ...personFieldColumns,
    ])
    .select(isHidden('comments.author_id', 'comments.id').as('is_hidden'))
    .select(isByAnonymousAuthor('comments').as('is_anonymous'))
    .select((comment) =>
      comment
        .selectFrom('posts')
        .innerJoin('group_members', 'group_members.group_id', 'posts.group_id')
        .select('group_members.role')
        .whereRef('posts.id', '=', 'comments.post_id')
        .where('group_members.user_id', '=', viewer)
        .as('group_role'),
    );

/**
 * The comment with this id, if the viewer can see it. The comment, its post and the comment that it answers must not be
 * hidden from the viewer. There must be no block between the viewer and the author of any of the three.
 */
const visibleComment = (staffRule: StaffRule, database: Kysely<DatabaseSchema>, viewer: string, id: string) =>
  database
    .selectFrom('comments as thread')
    .innerJoin('posts', 'posts.id', 'thread.post_id')
    .select('thread.id')
    .where('thread.id', '=', id)
    .where(isOpenTo(staffRule, viewer, 'thread.author_id', 'thread.id'))
    .where(isOpenTo(staffRule, viewer, 'posts.author_id', 'posts.id'))
    .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
    .where(isOpenComment(viewer, 'thread'))
    .where(noBlockWithAuthor(viewer))
    .where((comment) =>
      comment.or([
        comment('thread.parent_id', 'is', null),
        comment.exists(
          comment
            .selectFrom('comments as parent')
            .select('parent.id')
            .whereRef('parent.id', '=', 'thread.parent_id')
            .where(isOpenTo(staffRule, viewer, 'parent.author_id', 'parent.id'))
            .where(isOpenComment(viewer, 'parent')),
        ),
      ]),
    );

const visiblePost = (staffRule: StaffRule, database: Kysely<DatabaseSchema>, viewer: string, id: string) =>
  database
    .selectFrom('posts')
    .select('posts.id')
    .where('posts.id', '=', id)
    .where(isOpenTo(staffRule, viewer, 'posts.author_id', 'posts.id'))
    .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
    .where(noBlockWithAuthor(viewer));

type StoredRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;

/** A comment with the mentioned members whom the viewer can see. */
export type CommentRow = StoredRow & { readonly mentions: readonly MentionRow[] };
/** The comment with the fingerprint of the request that created it. */
type StoredComment = CommentRow & Pick<CommentsTable, 'fingerprint'>;
type NewComment = Omit<CommentsTable, 'replies' | 'updated_at'>;
export type Thread = Pick<CommentsTable, 'id' | 'post_id' | 'parent_id' | 'author_id'>;

export function createCommentRepository({ read, shortReads, staffRule }: Database) {
  const withMentions = createMentionReader({ staffRule });
  const byId = precompile(shortReads, ({ viewer, id }: { viewer: string; id: string }) =>
    comments(read, viewer).where('comments.id', '=', id),
  );
  const ofPost = precompile(shortReads, (parameters: Page & { postId: string; before: string }) =>
    comments(read, parameters.viewer)
      .where('comments.post_id', '=', parameters.postId)
      .where('comments.parent_id', 'is', null)
      .where('comments.id', '<', parameters.before)
      .where(isOpenTo(staffRule, parameters.viewer, 'comments.author_id', 'comments.id'))
      .where(isOpenComment(parameters.viewer, 'comments'))
      .where((comment) => comment.exists(visiblePost(staffRule, read, parameters.viewer, parameters.postId)))
      .orderBy('comments.id', 'desc')
      .limit(parameters.limit),
  );
  const ofComment = precompile(shortReads, (parameters: Page & { parentId: string; after: string }) =>
    comments(read, parameters.viewer)
      .where('comments.parent_id', '=', parameters.parentId)
      .where('comments.id', '>', parameters.after)
      .where(isOpenTo(staffRule, parameters.viewer, 'comments.author_id', 'comments.id'))
      .where(isOpenComment(parameters.viewer, 'comments'))
      .where((comment) =>
        comment.exists(visibleComment(staffRule, read, parameters.viewer, parameters.parentId)),
      )
      .orderBy('comments.id')
      .limit(parameters.limit),
  );
  const thread = precompile(shortReads, ({ viewer, id }: { viewer: string; id: string }) =>
    read
      .selectFrom('comments')
      .select(['id', 'post_id', 'parent_id', 'author_id'])
      .where('id', '=', id)
      // The counters leave out hidden comments and their replies, so nobody can reply to a hidden comment, not even its
      // author.
      .where(isOpenToAll('comments.author_id', 'comments.id'))
      .where(isOpenComment(viewer, 'comments')),
  );
  const countNew = precompile(read, ({ viewer, postId }: { viewer: string; postId: string }) =>
    read
      .updateTable('posts')
      .set((post) => ({ comments: post('comments', '+', 1) }))
      .where('id', '=', postId)
      .where(isOpenTo(staffRule, viewer, 'posts.author_id', 'posts.id'))
      .where(isOpenForResponses(staffRule, viewer, 'posts.group_id'))
      .where(noBlockWithAuthor(viewer))
      .returning(['author_id', 'is_anonymous']),
  );
  const countRemoved = precompile(read, ({ postId, count }: { postId: string; count: number }) =>
    read
      .updateTable('posts')
      .set((post) => ({ comments: post('comments', '-', count) }))
      .where('id', '=', postId)
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
    async listOfPost(viewer: string, postId: string, before: string, limit: number): Promise<CommentRow[]> {
      return withMentions(shortReads, viewer, await ofPost({ viewer, postId, before, limit }));
    },

    async listReplies(viewer: string, parentId: string, after: string, limit: number): Promise<CommentRow[]> {
      return withMentions(shortReads, viewer, await ofComment({ viewer, parentId, after, limit }));
    },

    async find(viewer: string, id: string): Promise<CommentRow | null> {
      const [comment] = await withMentions(shortReads, viewer, await byId({ viewer, id }));
      return comment ?? null;
    },

    async findByKey(authorId: string, key: string): Promise<StoredComment | null> {
      const found = await comments(read, authorId)
        .select('comments.fingerprint')
        .where('comments.author_id', '=', authorId)
        .where('comments.idempotency_key', '=', key)
        .execute();
      const [comment] = await withMentions(read, authorId, found);
      return comment ?? null;
    },

    async seesPost(viewer: string, id: string): Promise<boolean> {
      return (await visiblePost(staffRule, read, viewer, id).executeTakeFirst()) !== undefined;
    },

    async seesComment(viewer: string, id: string, database: Kysely<DatabaseSchema> = read): Promise<boolean> {
      return (await visibleComment(staffRule, database, viewer, id).executeTakeFirst()) !== undefined;
    },

    /**
     * Whether the viewer can see the comment and can still write there. Members who were removed from a group cannot.
     */
    async isOpenForChanges(
      viewer: string,
      id: string,
      database: Kysely<DatabaseSchema> = read,
    ): Promise<boolean> {
      const comment = await visibleComment(staffRule, database, viewer, id)
        .where(isOpenForResponses(staffRule, viewer, 'posts.group_id'))
        .executeTakeFirst();
      return comment !== undefined;
    },

    /**
     * Adds 1 to the post's number of comments and locks the post until the transaction ends. Returns the author of
     * the post, or null if the viewer is not allowed to see it.
     */
    async countNew(
      transaction: Write,
      viewer: string,
      postId: string,
    ): Promise<{ authorId: string; isAnonymous: boolean } | null> {
      const [post] = await countNew({ viewer, postId }, transaction);
      return post === undefined ? null : { authorId: post.author_id, isAnonymous: post.is_anonymous === 1 };
    },

    /** Lowers the post's number of comments and returns the new number. */
    async countRemoved(transaction: Write, postId: string, count: number): Promise<number | null> {
      const [post] = await countRemoved({ postId, count }, transaction);
      return post?.comments ?? null;
    },

    async addToParent(transaction: Write, parentId: string, count: number): Promise<void> {
      await countOnParent({ parentId, count }, transaction);
    },

    async findThread(transaction: Write, viewer: string, id: string): Promise<Thread | null> {
      const [comment] = await thread({ viewer, id }, transaction);
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

    /**
     * Deletes a comment with its replies. Returns how many of the deleted comments were counted, or null if the
     * comment does not exist.
     */
    async delete(transaction: Write, id: string): Promise<number | null> {
      const { counted } = await transaction
        .selectFrom('comments')
        .select(({ fn }) => fn.countAll<number>().as('counted'))
        .where((comment) => comment.or([comment('id', '=', id), comment('parent_id', '=', id)]))
        .where(isCounted('comments'))
        .executeTakeFirstOrThrow();
      await transaction.deleteFrom('comments').where('parent_id', '=', id).execute();
      const comment = await transaction.deleteFrom('comments').where('id', '=', id).executeTakeFirst();
      return comment.numDeletedRows === 0n ? null : counted;
    },

    /** Locks the post before its comments change, so that only one transaction at a time updates its counters. */
    async lockPost(transaction: Write, postId: string): Promise<void> {
      await transaction.selectFrom('posts').select('id').where('id', '=', postId).forUpdate().execute();
    },
  };
}
