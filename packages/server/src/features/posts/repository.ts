import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { ConcurrentChange, type Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PostsTable } from './tables.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { isOpenForResponses, isReadableIn } from '../groups/index.ts';
import { createMentionReader } from '../mentions/index.ts';
import { noBlockWithAuthor } from './anonymity.ts';
import { cards, type CardRow, type PostRow } from './cards.ts';
import { createIntentionList } from './intention-lists.ts';
import { createPostList } from './lists.ts';
import { addPostWords, replacePostWords } from './post-words.ts';
import { laterPhotosOf, placeLaterPhotos, withPhotos, type PlacedPhoto } from './photos.ts';

export type Write = Transaction<DatabaseSchema>;

/** The post with the fingerprint of the request that created it. */
export type StoredPost = PostRow & Pick<PostsTable, 'fingerprint'>;

export type OwnedPost = Pick<
  Selectable<PostsTable>,
  'author_id' | 'content' | 'is_anonymous' | 'file_description' | 'file_id' | 'title'
> &
  Pick<PostRow, 'group_role'> & { readonly file_kind: 'image' | 'video' | null };

export function createPostRepository({ dialect, read, shortReads, staffRule }: Database) {
  const withMentions = createMentionReader({ staffRule });

  const complete = async <Row extends CardRow>(
    reader: Kysely<DatabaseSchema>,
    viewer: string,
    rows: readonly Row[],
  ) => withMentions(reader, viewer, await withPhotos(reader, rows));

  async function oneOf<Row extends CardRow>(
    reader: Kysely<DatabaseSchema>,
    viewer: string,
    rows: readonly Row[],
  ) {
    const [post] = await complete(reader, viewer, rows);
    return post ?? null;
  }

  const byId = precompile(shortReads, (parameters: { viewer: string; id: string }) =>
    cards(read, parameters.viewer)
      .where('posts.id', '=', parameters.id)
      .where(isOpenTo(staffRule, parameters.viewer, 'posts.author_id', 'posts.id'))
      .where(isReadableIn(staffRule, parameters.viewer, 'posts.group_id'))
      .where(noBlockWithAuthor(parameters.viewer)),
  );

  const visible = (viewer: string, id: string, transaction: Write | undefined) =>
    (transaction ?? read)
      .selectFrom('posts')
      .select('id')
      .where('id', '=', id)
      .where(isOpenTo(staffRule, viewer, 'posts.author_id', 'posts.id'))
      .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
      .where(noBlockWithAuthor(viewer))
      .$if(transaction !== undefined, (query) => query.forUpdate());

  const list = createPostList({ read, shortReads, staffRule });
  const listIntentions = createIntentionList({ read, staffRule });

  return {
    list: async (...choice: Parameters<typeof list>): Promise<PostRow[]> =>
      complete(shortReads, choice[0], await list(...choice)),

    listIntentions: async (...choice: Parameters<typeof listIntentions>): Promise<PostRow[]> =>
      complete(shortReads, choice[1].viewer, await listIntentions(...choice)),

    async find(viewer: string, id: string): Promise<PostRow | null> {
      return oneOf(shortReads, viewer, await byId({ viewer, id }));
    },

    async findByKey(authorId: string, key: string): Promise<StoredPost | null> {
      const made = await cards(read, authorId)
        .select('posts.fingerprint')
        .where('posts.author_id', '=', authorId)
        .where('posts.idempotency_key', '=', key)
        .execute();
      return oneOf(read, authorId, made);
    },

    /** Stores the post. */
    async insert(
      transaction: Write,
      post: Insertable<PostsTable>,
      laterPhotos: readonly PlacedPhoto[],
    ): Promise<void> {
      await transaction.insertInto('posts').values(post).execute();
      await addPostWords(transaction, dialect, post);
      if (laterPhotos.length > 0) await placeLaterPhotos(transaction, post.id, laterPhotos);
    },

    /**
     * Returns a post that this transaction has just written, as the viewer sees it. It is read in the transaction,
     * because after the commit it may already be deleted.
     */
    async readWritten(transaction: Write, viewer: string, id: string): Promise<PostRow> {
      const rows = await cards(transaction, viewer).where('posts.id', '=', id).execute();
      const post = await oneOf(transaction, viewer, rows);
      if (post === null) throw new Error('A post that was just written is missing.');
      return post;
    },

    /**
     * Finds the author, the texts and the first file of the post. With a `transaction`, this locks the post until the
     * transaction ends, so that only one transaction at a time changes its counters.
     */
    async owned(viewer: string, id: string, transaction?: Write): Promise<OwnedPost | null> {
      const post = await (transaction ?? read)
        .selectFrom('posts')
        .select(['author_id', 'file_id', 'file_description', 'is_anonymous', 'title', 'content'])
        .select((locked) =>
          locked
            .selectFrom('group_members')
            .select('group_members.role')
            .whereRef('group_members.group_id', '=', 'posts.group_id')
            .where('group_members.user_id', '=', viewer)
            .as('group_role'),
        )
        .select((post) =>
          post
            .selectFrom('files')
            .select('files.kind')
            .whereRef('files.id', '=', 'posts.file_id')
            .as('file_kind'),
        )
        .where('id', '=', id)
        .$if(transaction !== undefined, (query) => query.forUpdate())
        .executeTakeFirst();
      return post ?? null;
    },

    /** Whether the viewer is allowed to see the post. With a `transaction`, this locks the post. */
    async isVisible(viewer: string, id: string, transaction?: Write): Promise<boolean> {
      const post = await visible(viewer, id, transaction).executeTakeFirst();
      return post !== undefined;
    },

    /** Whether the viewer can see the post and write there. With a `transaction`, this locks the post. */
    async isOpenForResponses(viewer: string, id: string, transaction?: Write): Promise<boolean> {
      const post = await visible(viewer, id, transaction)
        .where(isOpenForResponses(staffRule, viewer, 'posts.group_id'))
        .executeTakeFirst();
      return post !== undefined;
    },

    async update(
      transaction: Write,
      id: string,
      change: Pick<Updateable<PostsTable>, 'file_description' | 'file_id' | 'title'> & {
        content: string;
        link_preview_id: string | null;
        updated_at: number;
      },
      laterPhotos?: readonly PlacedPhoto[],
    ): Promise<void> {
      const changed = await transaction
        .updateTable('posts')
        .set(change)
        .where('id', '=', id)
        .returning(['id', 'title', 'content'])
        .executeTakeFirst();
      if (changed !== undefined) await replacePostWords(transaction, dialect, changed);
      if (laterPhotos !== undefined) await placeLaterPhotos(transaction, id, laterPhotos);
    },

    laterPhotos: (transaction: Write, id: string): Promise<PlacedPhoto[]> => laterPhotosOf(transaction, id),

    async delete(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('posts').where('id', '=', id).execute();
    },

    /** Returns false if this share was already counted, and null if another share has this id. */
    async insertShare(
      transaction: Write,
      share: { id: string; post_id: string; user_id: string; created_at: number },
    ): Promise<boolean | null> {
      const inserted = await transaction
        .insertInto('post_shares')
        .values(share)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted !== undefined) return true;
      const known = await transaction
        .selectFrom('post_shares')
        .select(['post_id', 'user_id'])
        .where('id', '=', share.id)
        .executeTakeFirst();
      if (known === undefined) throw new ConcurrentChange();
      return known.post_id === share.post_id && known.user_id === share.user_id ? false : null;
    },

    async addShares(transaction: Write, id: string, count: 0 | 1): Promise<number> {
      const { shares } = await transaction
        .updateTable('posts')
        .set((post) => ({ shares: post('shares', '+', count) }))
        .where('id', '=', id)
        .returning('shares')
        .executeTakeFirstOrThrow();
      return shares;
    },

    /** Saves the post for the viewer. A repeated call changes nothing. */
    async save(transaction: Write, viewer: string, postId: string, now: number): Promise<void> {
      await transaction
        .insertInto('saved_posts')
        .values({ user_id: viewer, post_id: postId, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing())
        .execute();
    },

    async unsave(transaction: Write, viewer: string, postId: string): Promise<void> {
      await transaction
        .deleteFrom('saved_posts')
        .where('user_id', '=', viewer)
        .where('post_id', '=', postId)
        .execute();
    },

    async hide(transaction: Write, viewer: string, postId: string, now: number): Promise<void> {
      await transaction
        .insertInto('hidden_posts')
        .values({ user_id: viewer, post_id: postId, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing())
        .execute();
    },

    async unhide(transaction: Write, viewer: string, postId: string): Promise<void> {
      await transaction
        .deleteFrom('hidden_posts')
        .where('user_id', '=', viewer)
        .where('post_id', '=', postId)
        .execute();
    },
  };
}
