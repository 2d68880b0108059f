import type { Schemas } from '@parvis/api-client';
import type { InfiniteData } from '@tanstack/react-query';

export type Post = Schemas['Post'];
export type PostPage = Schemas['PostPage'];
export type PageRequest = { cursor: string | null; limit: number };
export type FeedPages = InfiniteData<PostPage, PageRequest>;
type LoadedPages = Pick<FeedPages, 'pages'>;

export const firstPage: PageRequest = { cursor: null, limit: 20 };

/** The maximum number of new posts above a restored position. */
export const extraPosts = firstPage.limit;

/** The largest allowed page size until `count` posts are loaded, and then the usual size. */
export function limitUntil(count: number, loaded: number): number {
  return Math.min(100, Math.max(firstPage.limit, count === 0 ? 0 : count + extraPosts - loaded));
}

export function nextPage(page: PostPage, pages: readonly PostPage[], count: number): PageRequest | null {
  const loaded = pages.reduce((sum, { posts }) => sum + posts.length, 0);
  return page.nextCursor === null ? null : { cursor: page.nextCursor, limit: limitUntil(count, loaded) };
}

/** If a post moves between two requests, it is in two pages. Only its first occurrence is shown. */
export function postsOf(feed: LoadedPages): Post[] {
  const byId = new Map<string, Post>();
  for (const page of feed.pages) {
    for (const post of page.posts) if (!byId.has(post._id)) byId.set(post._id, post);
  }
  return [...byId.values()];
}

export function findPost(feed: LoadedPages | undefined, id: string): Post | undefined {
  return feed?.pages.flatMap((page) => page.posts).find((post) => post._id === id);
}

export function mapPosts(feed: FeedPages, change: (posts: Post[], pageIndex: number) => Post[]): FeedPages {
  return { ...feed, pages: feed.pages.map((page, index) => ({ ...page, posts: change(page.posts, index) })) };
}

export function insertPost(feed: FeedPages, post: Post): FeedPages {
  return mapPosts(feed, (posts, index) => {
    const others = posts.filter((other) => other._id !== post._id);
    return index === 0 ? [post, ...others] : others;
  });
}

export function patchPost(posts: Post[], id: string, change: (post: Post) => Partial<Post>): Post[] {
  return posts.some((post) => post._id === id)
    ? posts.map((post) => (post._id === id ? { ...post, ...change(post) } : post))
    : posts;
}

/** The posts of the newest page that the reader does not have yet. */
export function newPosts(feed: LoadedPages, head: PostPage): Post[] {
  const known = new Set(postsOf(feed).map((post) => post._id));
  const firstKnown = head.posts.findIndex((post) => known.has(post._id));
  return firstKnown === -1 ? head.posts : head.posts.slice(0, firstKnown);
}

export function countOfOthers(posts: readonly Post[], ownUserId: string): number {
  return posts.filter((post) => post.author_id._id !== ownUserId).length;
}

type KeepReaction = (postId: string) => boolean;

function fresh(known: Post, answered: Post, keepReaction: KeepReaction): Post {
  return keepReaction(known._id)
    ? { ...answered, reactions: known.reactions, myReaction: known.myReaction }
    : answered;
}

/** Updates counts and texts of posts without adding or moving posts, so that the page does not jump. */
export function refreshKnown(feed: FeedPages, head: PostPage, keepReaction: KeepReaction): FeedPages {
  const answered = new Map(head.posts.map((post) => [post._id, post]));
  return mapPosts(feed, (posts) =>
    posts.map((post) => {
      const answer = answered.get(post._id);
      return answer === undefined ? post : fresh(post, answer, keepReaction);
    }),
  );
}

/** Merges the newest page into the feed. New posts come first, and deleted posts are removed. */
export function mergeHead(feed: FeedPages, head: PostPage, keepReaction: KeepReaction): FeedPages {
  const known = new Map(postsOf(feed).map((post) => [post._id, post]));
  const headPosts = head.posts.map((post) => {
    const before = known.get(post._id);
    return before === undefined ? post : fresh(before, post, keepReaction);
  });
  const oldest = head.posts.at(-1);
  const hasNoGap = head.posts.some((post) => known.has(post._id));
  if (oldest === undefined || !hasNoGap || head.nextCursor === null) {
    return { pages: [{ ...head, posts: headPosts }], pageParams: [firstPage] };
  }
  const inHead = new Set(head.posts.map((post) => post._id));
  const older = (post: Post) => !inHead.has(post._id) && isOlder(post, oldest);
  return mapPosts(feed, (posts, index) =>
    index === 0 ? [...headPosts, ...posts.filter(older)] : posts.filter(older),
  );
}

function isOlder(post: Post, than: Post): boolean {
  if (post.createdAt !== than.createdAt) return post.createdAt < than.createdAt;
  return post._id < than._id;
}
