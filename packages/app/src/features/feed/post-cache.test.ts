import { describe, expect, it } from 'vitest';
import {
  countOfOthers,
  findPost,
  firstPage,
  insertPost,
  mapPosts,
  mergeHead,
  newPosts,
  limitUntil,
  nextPage,
  patchPost,
  postsOf,
  refreshKnown,
  type FeedPages,
  type PostPage,
} from './post-cache.ts';
import { samplePost } from './samples.ts';

const never = () => false;

function page(ids: readonly number[], nextCursor: string | null = 'more'): PostPage {
  return { posts: ids.map((id) => samplePost(id)), nextCursor };
}

function feed(...pages: PostPage[]): FeedPages {
  return { pages, pageParams: pages.map(() => firstPage) };
}

const ids = (pages: FeedPages) => postsOf(pages).map((post) => Number(post.title));

describe('nextPage', () => {
  it('continues from the cursor and ends with the last page', () => {
    expect(nextPage(page([1], 'abc'), [], 0)).toEqual({ cursor: 'abc', limit: 20 });
    expect(nextPage(page([1], null), [], 0)).toBeNull();
  });

  it('restores a position far down with large pages', () => {
    expect(limitUntil(0, 0)).toBe(20);
    expect(limitUntil(45, 0)).toBe(65);
    expect(limitUntil(900, 0)).toBe(100);
    const last = page([3, 2, 1], 'abc');
    expect(nextPage(last, [page([5, 4]), last], 900)?.limit).toBe(100);
    expect(nextPage(last, [page([5, 4]), last], 30)?.limit).toBe(45);
    expect(nextPage(last, [page([5, 4]), last], 3)?.limit).toBe(20);
  });
});

describe('postsOf', () => {
  it('shows a post on two pages only once', () => {
    expect(ids(feed(page([9, 8, 7]), page([7, 6])))).toEqual([9, 8, 7, 6]);
  });
});

describe('insertPost', () => {
  it('puts the member’s own post at the top', () => {
    expect(ids(insertPost(feed(page([3, 2]), page([1])), samplePost(4)))).toEqual([4, 3, 2, 1]);
  });

  it('does not duplicate a post that a repeated request returns', () => {
    const once = insertPost(feed(page([3, 2])), samplePost(4));
    expect(ids(insertPost(once, samplePost(4)))).toEqual([4, 3, 2]);
  });
});

describe('patchPost', () => {
  it('changes one post and leaves the other pages unchanged', () => {
    const before = feed(page([3]), page([2]));
    const after = mapPosts(before, (posts) => patchPost(posts, samplePost(2)._id, () => ({ comments: 5 })));
    expect(findPost(after, samplePost(2)._id)?.comments).toBe(5);
    expect(after.pages[0]?.posts).toBe(before.pages[0]?.posts);
    expect(findPost(before, samplePost(2)._id)?.comments).toBe(0);
  });
});

describe('newPosts', () => {
  it('returns the posts above the first known one', () => {
    const found = newPosts(feed(page([3, 2, 1])), page([5, 4, 3, 2]));
    expect(found.map((post) => post.title)).toEqual(['5', '4']);
  });

  it('returns nothing if nothing is new', () => {
    expect(newPosts(feed(page([3, 2, 1])), page([3, 2, 1]))).toEqual([]);
  });

  it('does not count a post as new if it was only unhidden further down', () => {
    expect(newPosts(feed(page([5, 3])), page([5, 4, 3]))).toEqual([]);
  });

  it('returns the whole page if there are more new posts', () => {
    expect(newPosts(feed(page([3, 2])), page([9, 8, 7]))).toHaveLength(3);
  });

  it('counts only the posts of others', () => {
    const own = samplePost(5);
    const other = samplePost(4, { author_id: { ...own.author_id, _id: 'other' } });
    expect(countOfOthers([own, other], own.author_id._id)).toBe(1);
  });
});

describe('refreshKnown', () => {
  it('updates counts and adds nothing', () => {
    const head = { posts: [samplePost(4), samplePost(3, { comments: 7 })], nextCursor: 'more' };
    const after = refreshKnown(feed(page([3, 2])), head, never);
    expect(ids(after)).toEqual([3, 2]);
    expect(postsOf(after)[0]?.comments).toBe(7);
  });

  it('keeps a reaction whose request is in flight', () => {
    const liked = samplePost(3, { reactions: { like: 1, dislike: 0 }, myReaction: 'like' });
    const head = { posts: [samplePost(3, { comments: 7 })], nextCursor: null };
    const after = refreshKnown(feed({ posts: [liked], nextCursor: null }), head, () => true);
    expect(postsOf(after)[0]).toMatchObject({
      comments: 7,
      myReaction: 'like',
      reactions: { like: 1, dislike: 0 },
    });
  });
});

describe('mergeHead', () => {
  it('puts new posts first without duplicates and keeps the older pages', () => {
    const after = mergeHead(feed(page([3, 2]), page([1, 0], null)), page([5, 4, 3]), never);
    expect(ids(after)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('drops posts that were deleted within the newest page', () => {
    expect(ids(mergeHead(feed(page([4, 3, 2, 1])), page([5, 4, 2]), never))).toEqual([5, 4, 2, 1]);
  });

  it('starts over if the newest page and the known posts have a gap', () => {
    const after = mergeHead(feed(page([3, 2]), page([1])), page([9, 8, 7], 'from-7'), never);
    expect(ids(after)).toEqual([9, 8, 7]);
    expect(after.pages.at(-1)?.nextCursor).toBe('from-7');
  });

  it('drops all other posts if the newest page is also the last one', () => {
    expect(ids(mergeHead(feed(page([3, 2, 1])), page([4, 2], null), never))).toEqual([4, 2]);
  });
});
