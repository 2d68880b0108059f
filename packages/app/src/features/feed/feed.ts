import type { ApiClient } from '@parvis/api-client';
import type { operations } from '@parvis/api-client/contract';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { createIdempotentRetry } from '../../platform/idempotent-retry.ts';
import { isMissing } from '../../platform/is-not-found.ts';
import {
  findPost,
  firstPage,
  insertPost,
  limitUntil,
  mapPosts,
  nextPage,
  patchPost,
  type FeedPages,
  type PageRequest,
  type Post,
  type PostPage,
} from './post-cache.ts';
import type { ReactionCounts, ReactionType } from './reaction-queue.ts';
import {
  createPostSending,
  type NewPost,
  type PostChange,
  type RefusedFile,
  type Sending,
} from './post-sending.ts';
import { saysTheSame, titlesTheSame } from './same-text.ts';

type ListQuery = NonNullable<operations['listIntentions']['parameters']['query']>;

/** Whose prayer intentions a list contains. */
export type IntentionChoice = NonNullable<ListQuery['of']>;

/** Which posts a list contains. */
export type FeedScope =
  | { kind: 'all' }
  | { kind: 'following' }
  | { kind: 'author'; authorId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'intentions'; of: IntentionChoice }
  | { kind: 'saved' };

const everyFeed = ['posts', 'feed'];
const everyHead = ['posts', 'head'];
const feedKey = (scope: FeedScope) => [...everyFeed, scope];
const headKey = (scope: FeedScope) => [...everyHead, scope];
const postKey = (id: string) => ['posts', 'one', id];
const pollInterval = 30_000;

const all: FeedScope = { kind: 'all' };
const following: FeedScope = { kind: 'following' };
const saved: FeedScope = { kind: 'saved' };

function filterOf(scope: FeedScope): {
  authorId?: string;
  groupId?: string;
  feed?: 'following';
  saved?: true;
} {
  if (scope.kind === 'saved') return { saved: true };
  if (scope.kind === 'group') return { groupId: scope.groupId };
  if (scope.kind === 'author') return { authorId: scope.authorId };
  return scope.kind === 'following' ? { feed: 'following' } : {};
}

const intentionsOf = (of: IntentionChoice): FeedScope => ({ kind: 'intentions', of });

/** The lists that show a new post at their beginning. */
function scopesOf({ author_id, group, intention }: Post): readonly FeedScope[] {
  const prayers = intention === undefined ? [] : [intentionsOf('all'), intentionsOf('mine')];
  if (group !== undefined) {
    const ofGroups = intention === undefined ? [] : [intentionsOf('groups')];
    return [{ kind: 'group', groupId: group._id }, ...prayers, ...ofGroups];
  }
  return [all, following, { kind: 'author', authorId: author_id._id }, ...prayers];
}

/** The feed's API calls, and the functions that change a post in every cached list. */
export function createFeed(client: ApiClient, queryClient: QueryClient, userId: string) {
  const retryIdempotently = createIdempotentRetry<NewPost>();
  const { send, sendChange } = createPostSending(client, userId);

  const readPage = async (scope: FeedScope, { cursor, limit }: PageRequest, signal: AbortSignal) => {
    const range = { limit, ...(cursor !== null && { cursor }) };
    return unwrap(
      scope.kind === 'intentions'
        ? await client.GET('/post/prayers', { params: { query: { ...range, of: scope.of } }, signal })
        : await client.GET('/post/all', { params: { query: { ...range, ...filterOf(scope) } }, signal }),
    );
  };

  const readPost = async (id: string, signal?: AbortSignal) => {
    const { post } = unwrap(
      await client.GET('/post/getById/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
    );
    return post;
  };

  function changeFeed(scope: FeedScope, change: (feed: FeedPages) => FeedPages): void {
    queryClient.setQueryData<FeedPages>(feedKey(scope), (feed) => feed && change(feed));
  }

  function changePosts(change: (posts: Post[]) => Post[]): void {
    // A request in flight would return a page without the change.
    void queryClient.cancelQueries({ queryKey: everyHead });
    queryClient.setQueriesData<PostPage>(
      { queryKey: everyHead },
      (page) => page && { ...page, posts: change(page.posts) },
    );
    queryClient.setQueriesData<FeedPages>({ queryKey: everyFeed }, (feed) => feed && mapPosts(feed, change));
  }

  /**
   * If the list is being fetched, fetches it again. The response to the first request would lack the new post and
   * thereby remove the post from the list.
   */
  async function refetchIfFetching(scope: FeedScope): Promise<void> {
    const queryKey = feedKey(scope);
    if (queryClient.getQueryState(queryKey)?.fetchStatus !== 'fetching') return;
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  }

  function patch(id: string, change: (post: Post) => Partial<Post>): void {
    changePosts((posts) => patchPost(posts, id, change));
    queryClient.setQueryData<Post>(postKey(id), (post) => post && { ...post, ...change(post) });
  }

  function drop(ids: ReadonlySet<string>): void {
    changePosts((posts) => posts.filter((post) => !ids.has(post._id)));
    for (const id of ids) queryClient.removeQueries({ queryKey: postKey(id) });
  }

  function loadedPost(id: string): Post | undefined {
    const feeds = queryClient.getQueriesData<FeedPages>({ queryKey: everyFeed });
    return feeds.map(([, feed]) => findPost(feed, id)).find((post) => post !== undefined);
  }

  return {
    patch,

    /**
     * `count` is the number of posts down to the reading position. With this number, a few large requests can restore
     * the position.
     */
    feedQuery: (scope: FeedScope, count: number) =>
      infiniteQueryOptions({
        queryKey: feedKey(scope),
        queryFn: ({ pageParam, signal }) => readPage(scope, pageParam, signal),
        initialPageParam: { ...firstPage, limit: limitUntil(count, 0) },
        getNextPageParam: (page, pages) => nextPage(page, pages, count),
        // Refetching all pages would move the content. `headQuery` loads new posts instead.
        staleTime: Infinity,
        refetchOnReconnect: (query) => query.state.data === undefined,
      }),

    headQuery: (scope: FeedScope) =>
      queryOptions({
        queryKey: headKey(scope),
        queryFn: ({ signal }) => readPage(scope, firstPage, signal),
        initialData: () => queryClient.getQueryData<FeedPages>(feedKey(scope))?.pages[0],
        initialDataUpdatedAt: () => queryClient.getQueryState(feedKey(scope))?.dataUpdatedAt,
        // The saved posts change only by the member's own actions.
        enabled: scope.kind !== 'saved',
        staleTime: pollInterval,
        refetchInterval: pollInterval,
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
        retry: false,
      }),

    postQuery: (id: string) =>
      queryOptions({
        queryKey: postKey(id),
        queryFn: ({ signal }) => readPost(id, signal),
        initialData: () => loadedPost(id),
        initialDataUpdatedAt: 0,
        refetchOnReconnect: true,
      }),

    changeFeed,

    drop,

    /** If the error says that the post was deleted, drops it from all lists. */
    dropIfMissing(id: string, error: unknown): void {
      if (isMissing(error)) drop(new Set([id]));
    },

    async refresh(id: string): Promise<void> {
      const post = await readPost(id);
      patch(id, () => ({ comments: post.comments, shares: post.shares }));
    },

    /** Resolves with the files that the server could not use. */
    async create(sent: NewPost, { key, ...sending }: Sending): Promise<readonly RefusedFile[]> {
      const { title, content, mentions } = sent;
      const { post, refusedFiles } = await retryIdempotently(key, sent, (tried, keyOfTry) =>
        send(tried, keyOfTry, sending),
      );
      // If the response of the first try was lost, the retry sends the first version of the text again. If the member
      // has edited the text since then, the edit is sent now.
      const current =
        titlesTheSame(post.title, title) && saysTheSame(post.content, content)
          ? post
          : (await sendChange(post._id, { title, content, mentions })).post;
      for (const scope of scopesOf(current)) {
        changeFeed(scope, (known) => insertPost(known, current));
        void refetchIfFetching(scope);
      }
      return refusedFiles ?? [];
    },

    /** Resolves with the files that the server could not use. */
    async edit(
      id: string,
      change: PostChange,
      onProgress: (percent: number) => void,
    ): Promise<readonly RefusedFile[]> {
      const { post, refusedFiles } = await sendChange(id, change, onProgress);
      const { title, content, images, mentions = [], updatedAt, linkPreview = null } = post;
      patch(id, () => ({ title, content, updatedAt, images, mentions, linkPreview }));
      return refusedFiles ?? [];
    },

    async markAnswered(id: string, thanks: string): Promise<void> {
      const params = { path: { id } };
      const { post } = unwrap(await client.PUT('/post/answered/{id}', { params, body: { thanks } }));
      if (post.intention !== undefined) {
        const { intention } = post;
        patch(id, () => ({ intention }));
      }
      // The next visit reads the list with this post.
      queryClient.removeQueries({ queryKey: feedKey(intentionsOf('answered')) });
    },

    async remove(id: string): Promise<string> {
      return unwrap(await client.DELETE('/post/delete/{id}', { params: { path: { id } } })).message;
    },

    /** Shows the change at once, and takes it back if the server refuses it. */
    async setSaved(id: string, isSaved: boolean): Promise<void> {
      const params = { path: { id } };
      patch(id, () => ({ saved: isSaved }));
      try {
        if (isSaved) await client.PUT('/post/save/{id}', { params });
        else await client.DELETE('/post/save/{id}', { params });
      } catch (error) {
        patch(id, () => ({ saved: !isSaved }));
        throw error;
      }
    },

    /** Forgets the list of saved posts when the reader leaves it, so that the next visit reads it again. */
    forgetSaved: (): void => queryClient.removeQueries({ queryKey: feedKey(saved) }),

    async hide(id: string): Promise<void> {
      await client.PUT('/post/hide/{id}', { params: { path: { id } } });
    },

    async unhide(id: string): Promise<void> {
      await client.DELETE('/post/hide/{id}', { params: { path: { id } } });
    },

    async countShare(id: string, shareId: string): Promise<void> {
      const { shares } = unwrap(
        await client.POST('/post/share/{id}', { params: { path: { id } }, body: { shareId } }),
      );
      patch(id, () => ({ shares }));
    },

    /** `message` is the server's message if the server stored a new reaction. Otherwise it is null. */
    async react(
      postId: string,
      type: ReactionType | null,
    ): Promise<{ counts: ReactionCounts; message: string | null }> {
      const params = { path: { postId } };
      if (type === null) {
        const { reactions } = unwrap(await client.DELETE('/reaction/post/{postId}', { params }));
        return { counts: reactions, message: null };
      }
      const answer = await client.POST('/reaction/post/{postId}', { params, body: { type, userId } });
      const { reactions, message } = unwrap(answer);
      return { counts: reactions, message: answer.response.status === 201 ? message : null };
    },
  };
}

export type Feed = ReturnType<typeof createFeed>;
