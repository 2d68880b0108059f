import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Database, StaffRule } from '../../platform/database/database.ts';
import { perLimit } from '../../platform/database/per-limit.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isReadableIn } from '../groups/index.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { isListedByAuthor, noBlockWithAuthor } from './anonymity.ts';
import { cards, type CardRow } from './cards.ts';

/**
 * A choice of posts: those of everybody, of one member, of followed members or friends, of a group that the viewer can
 * read, or those that the viewer has saved. The posts of a group are in no other list, except among the saved ones.
 */
export type Choice =
  | { readonly of: 'everybody' }
  | { readonly of: 'member'; readonly authorId: string }
  | { readonly of: 'followed' }
  | { readonly of: 'group'; readonly groupId: string }
  | { readonly of: 'saved' };

type Page = Readonly<Record<'viewer' | 'before', string>>;

/** Greater than any id, so that the first page starts with the newest row. */
const LAST = 'g';

/** A condition: the viewer can see the post and has not hidden it. */
export const isShown = (
  staffRule: StaffRule,
  post: ExpressionBuilder<DatabaseSchema, 'posts'>,
  viewer: string,
) =>
  post.and([
    isOpenTo(staffRule, viewer, 'posts.author_id', 'posts.id'),
    post.not(
      post.exists(
        post
          .selectFrom('hidden_posts')
          .select('hidden_posts.post_id')
          .where('hidden_posts.user_id', '=', viewer)
          .whereRef('hidden_posts.post_id', '=', 'posts.id'),
      ),
    ),
  ]);

const isForAll = (post: ExpressionBuilder<DatabaseSchema, 'posts'>) => post('posts.group_id', 'is', null);

const visibleCards = (
  staffRule: StaffRule,
  database: Kysely<DatabaseSchema>,
  viewer: string,
  limit: number,
) =>
  cards(database, viewer)
    .where((post) => isShown(staffRule, post, viewer))
    .where(noBlockWithAuthor(viewer))
    .orderBy('posts.id', 'desc')
    // The limit is a literal. If it were a parameter, PostgreSQL would expect a tenth of all posts and plan the query
    // for that many.
    .limit(sql.lit(limit));

/**
 * The number of newest posts that are searched first. If the followed members post often, these contain a whole page.
 */
const NEWEST = 500;

/** Selects the viewer, and the members whom the viewer follows or is friends with. */
const withAuthors = (database: Kysely<DatabaseSchema>, viewer: string) =>
  database.with(
    (common) => common('authors').materialized(),
    (query) =>
      query
        .selectFrom('follows')
        .select('follows.followed_id as id')
        .where('follows.follower_id', '=', viewer)
        .union(
          query
            .selectFrom('friendships')
            .select('friendships.high_id as id')
            .where('friendships.low_id', '=', viewer)
            .where('friendships.status', '=', 'accepted'),
        )
        .union(
          query
            .selectFrom('friendships')
            .select('friendships.low_id as id')
            .where('friendships.high_id', '=', viewer)
            .where('friendships.status', '=', 'accepted'),
        )
        .union(query.selectFrom('users').select('users.id').where('users.id', '=', viewer)),
  );

const amongNewest = (
  staffRule: StaffRule,
  database: Kysely<DatabaseSchema>,
  { viewer, before }: Page,
  limit: number,
) =>
  withAuthors(database, viewer)
    .selectFrom((query) =>
      query
        .selectFrom('posts')
        .select(['posts.id', 'posts.author_id', 'posts.is_anonymous'])
        .where(isForAll)
        .where('posts.id', '<', before)
        .orderBy('posts.id', 'desc')
        .limit(sql.lit(NEWEST))
        .as('posts'),
    )
    .select('posts.id')
    .where('posts.author_id', 'in', (query) => query.selectFrom('authors').select('authors.id'))
    .where(isListedByAuthor(viewer))
    .where((post) => isShown(staffRule, post, viewer))
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(limit));

/**
 * Reads the newest posts of each author. The newest posts of all these authors together are among the rows that are
 * read. No posts of other members are read.
 */
const amongTheirs = (
  staffRule: StaffRule,
  database: Kysely<DatabaseSchema>,
  { viewer, before }: Page,
  limit: number,
) =>
  withAuthors(database, viewer)
    .selectFrom('authors')
    .innerJoin('posts', 'posts.author_id', 'authors.id')
    .select('posts.id')
    .where('posts.id', '<', before)
    .where(isForAll)
    .where(isListedByAuthor(viewer))
    .where((post) =>
      post(
        'posts.id',
        '>=',
        post.fn.coalesce(
          post
            .selectFrom('posts as posts')
            .select('posts.id')
            .whereRef('posts.author_id', '=', 'authors.id')
            .where('posts.id', '<', before)
            .where(isForAll)
            .where(isListedByAuthor(viewer))
            .where((older) => isShown(staffRule, older, viewer))
            .orderBy('posts.id', 'desc')
            .offset(sql.lit(limit - 1))
            .limit(sql.lit(1)),
          sql.lit(''),
        ),
      ),
    )
    .where((post) => isShown(staffRule, post, viewer))
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(limit));

/**
 * Reads a list, newest first. It leaves out posts that the viewer or a moderator has hidden, and posts of authors
 * with a block between them and the viewer.
 */
export type PostList = (
  viewer: string,
  choice: Choice,
  before: string | null,
  limit: number,
) => Promise<CardRow[]>;

export function createPostList({
  read,
  shortReads,
  staffRule,
}: Pick<Database, 'read' | 'shortReads' | 'staffRule'>): PostList {
  const newest = perLimit((limit) =>
    precompile(shortReads, ({ viewer }: { viewer: string }) =>
      visibleCards(staffRule, read, viewer, limit).where(isForAll),
    ),
  );
  const older = perLimit((limit) =>
    precompile(shortReads, ({ viewer, before }: Page) =>
      visibleCards(staffRule, read, viewer, limit).where(isForAll).where('posts.id', '<', before),
    ),
  );
  const ofMember = perLimit((limit) =>
    precompile(shortReads, ({ viewer, before, authorId }: Page & { authorId: string }) =>
      visibleCards(staffRule, read, viewer, limit)
        .where(isForAll)
        .where('posts.author_id', '=', authorId)
        .where(isListedByAuthor(viewer))
        .where('posts.id', '<', before),
    ),
  );
  const ofGroup = perLimit((limit) =>
    precompile(shortReads, ({ viewer, before, groupId }: Page & { groupId: string }) =>
      visibleCards(staffRule, read, viewer, limit)
        .where('posts.group_id', '=', groupId)
        .where('posts.id', '<', before),
    ),
  );
  const saved = perLimit((limit) =>
    precompile(shortReads, ({ viewer, before }: Page) =>
      visibleCards(staffRule, read, viewer, limit)
        .where(isReadableIn(staffRule, viewer, 'posts.group_id'))
        .where('saved_posts.user_id', '=', viewer)
        .where('saved_posts.post_id', '<', before)
        // Ordered by the saved posts, so that the databases read only these and not all posts.
        .clearOrderBy()
        .orderBy('saved_posts.post_id', 'desc'),
    ),
  );
  const followed = (choose: typeof amongTheirs) =>
    perLimit((limit) =>
      precompile(read, (page: Page) =>
        cards(read, page.viewer)
          .where('posts.id', 'in', choose(staffRule, read, page, limit))
          .where(noBlockWithAuthor(page.viewer))
          .orderBy('posts.id', 'desc'),
      ),
    );
  const newestOfFollowed = followed(amongNewest);
  const allOfFollowed = followed(amongTheirs);

  async function ofFollowed(page: Page, limit: number): Promise<CardRow[]> {
    const found = await newestOfFollowed(limit)(page);
    return found.length === limit ? found : allOfFollowed(limit)(page);
  }

  return (viewer, choice, before, limit) => {
    const page = { viewer, before: before ?? LAST };
    if (choice.of === 'member') return ofMember(limit)({ ...page, authorId: choice.authorId });
    if (choice.of === 'group') return ofGroup(limit)({ ...page, groupId: choice.groupId });
    if (choice.of === 'saved') return saved(limit)(page);
    if (choice.of === 'followed') return ofFollowed(page, limit);
    return before === null ? newest(limit)({ viewer }) : older(limit)(page);
  };
}
