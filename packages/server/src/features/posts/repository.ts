import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import { ConcurrentChange, type Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type {
  DatabaseSchema,
  PostsTable,
  ReactionsTable,
  UsersTable,
} from '../../platform/database/schema.ts';
import { noBlockBetween } from '../friendships/relations.ts';

export type Write = Transaction<DatabaseSchema>;

/** One row has all that a card shows: no further query per post, however long the page. */
const cards = (database: Kysely<DatabaseSchema>, viewer: string) =>
  database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .leftJoin('files', 'files.id', 'posts.file_id')
    .leftJoin('reactions', (join) =>
      join.onRef('reactions.post_id', '=', 'posts.id').on('reactions.user_id', '=', viewer),
    )
    .select([
      'posts.id',
      'posts.author_id',
      'posts.title',
      'posts.content',
      'posts.type',
      'posts.file_id',
      'posts.file_description',
      'posts.likes',
      'posts.dislikes',
      'posts.shares',
      'posts.comments',
      'posts.created_at',
      'posts.updated_at',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.email_visible',
      'users.avatar_id',
      'files.content_type as file_content_type',
      'files.width as file_width',
      'files.height as file_height',
      'files.placeholder as file_placeholder',
      'reactions.type as reaction',
    ]);

const visibleCards = (database: Kysely<DatabaseSchema>, viewer: string, limit: number) =>
  cards(database, viewer)
    .where((post) =>
      post.not(
        post.exists(
          post
            .selectFrom('hidden_posts')
            .select('hidden_posts.post_id')
            .where('hidden_posts.user_id', '=', viewer)
            .whereRef('hidden_posts.post_id', '=', 'posts.id'),
        ),
      ),
    )
    .where(noBlockBetween(viewer, 'posts.author_id'))
    .orderBy('posts.id', 'desc')
    // In the text, not as a parameter: PostgreSQL takes an unknown limit for a tenth of all posts and plans for that.
    .limit(sql.lit(limit));

/** The contract knows a hundred limits at most, and nearly every call has the same. */
function perLimit<Query>(make: (limit: number) => Query): (limit: number) => Query {
  const made = new Map<number, Query>();
  return (limit) => {
    const query = made.get(limit) ?? make(limit);
    made.set(limit, query);
    return query;
  };
}

export interface PostRow
  extends
    Omit<Selectable<PostsTable>, 'idempotency_key' | 'fingerprint'>,
    Pick<Selectable<UsersTable>, 'first_name' | 'last_name' | 'email' | 'email_visible'> {
  avatar_id: string | null;
  file_content_type: string | null;
  file_width: number | null;
  file_height: number | null;
  file_placeholder: string | null;
  reaction: ReactionsTable['type'] | null;
}

/** With what was asked for when it was made. */
export type MadePost = PostRow & Pick<PostsTable, 'fingerprint'>;

export function createPostRepository({ read, shortReads, dialect }: Database) {
  const newest = perLimit((limit) =>
    precompile(shortReads, ({ viewer }: { viewer: string }) => visibleCards(read, viewer, limit)),
  );
  const older = perLimit((limit) =>
    precompile(shortReads, ({ viewer, before }: { viewer: string; before: string }) =>
      visibleCards(read, viewer, limit).where('posts.id', '<', before),
    ),
  );
  const byId = precompile(shortReads, (parameters: { viewer: string; id: string }) =>
    cards(read, parameters.viewer)
      .where('posts.id', '=', parameters.id)
      .where(noBlockBetween(parameters.viewer, 'posts.author_id')),
  );

  return {
    /** Newest first, without what the viewer has hidden and without those between whom and the viewer is a block. */
    list(viewer: string, before: string | null, limit: number): Promise<PostRow[]> {
      return before === null ? newest(limit)({ viewer }) : older(limit)({ viewer, before });
    },

    async find(viewer: string, id: string): Promise<PostRow | null> {
      const [post] = await byId({ viewer, id });
      return post ?? null;
    },

    async findByKey(authorId: string, key: string): Promise<MadePost | null> {
      const post = await cards(read, authorId)
        .select('posts.fingerprint')
        .where('posts.author_id', '=', authorId)
        .where('posts.idempotency_key', '=', key)
        .executeTakeFirst();
      return post ?? null;
    },

    /** The post as its author sees it: read later, it could be gone again. */
    async insert(transaction: Write, post: Insertable<PostsTable>): Promise<PostRow> {
      await transaction.insertInto('posts').values(post).execute();
      return cards(transaction, post.author_id).where('posts.id', '=', post.id).executeTakeFirstOrThrow();
    },

    /** Holds the post until the transaction ends, so that its counters are changed by one at a time. */
    async lock(transaction: Write, id: string): Promise<Pick<PostsTable, 'author_id' | 'file_id'> | null> {
      const post = await transaction
        .selectFrom('posts')
        .select(['author_id', 'file_id'])
        .where('id', '=', id)
        // SQLite has one writer, which holds everything.
        .$if(dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      return post ?? null;
    },

    /** The same, where the viewer may see it. */
    async lockVisible(transaction: Write, viewer: string, id: string): Promise<boolean> {
      const post = await transaction
        .selectFrom('posts')
        .select('id')
        .where('id', '=', id)
        .where(noBlockBetween(viewer, 'posts.author_id'))
        .$if(dialect === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      return post !== undefined;
    },

    async update(
      transaction: Write,
      viewer: string,
      id: string,
      change: { title?: string; content: string; updated_at: number },
    ): Promise<PostRow> {
      await transaction.updateTable('posts').set(change).where('id', '=', id).execute();
      return cards(transaction, viewer).where('posts.id', '=', id).executeTakeFirstOrThrow();
    },

    async delete(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('posts').where('id', '=', id).execute();
    },

    /** False where this share was counted before; null where the id belongs to another share. */
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
