import { createApiClient } from '@parvis/api-client';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createComments } from './comments.ts';
import { createFeed } from './feed.ts';
import { postsOf, type Post } from './post-cache.ts';
import { sampleComment, samplePost } from './samples.ts';

type Answer = { status: number; body: unknown };

const text = { title: 'Procession', content: 'On Sunday.' };
const draft = { ...text, mentions: [], photos: [] };
const community = { kind: 'all' } as const;
const onProgress = () => undefined;

/** Creates the app's own API calls. The test answers each request. */
function start(answer: (call: string, request: Request) => Answer | Promise<Answer>) {
  const calls: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://parvis.example/api',
    getToken: () => 'token',
    fetch: async (request) => {
      const call = `${request.method} ${request.url.replace('http://parvis.example/api', '')}`;
      calls.push(call);
      const { status, body } = await answer(call, request);
      return Response.json(body, { status });
    },
  });
  const queryClient = new QueryClient();
  const feed = createFeed(client, queryClient, 'maria');
  const shown = () => {
    const pages = queryClient.getQueryData(feed.feedQuery(community, 0).queryKey);
    return pages === undefined ? [] : postsOf(pages);
  };
  return { calls, feed, comments: createComments(client, queryClient, feed, 'maria'), queryClient, shown };
}

function page(...posts: Post[]): Answer {
  return { status: 200, body: { posts, nextCursor: null } };
}

describe('the feed’s calls', () => {
  it('put the member’s own post at the top immediately', async () => {
    const { feed, queryClient, shown } = start((call) =>
      call === 'POST /post/create'
        ? { status: 201, body: { post: samplePost(2, text) } }
        : page(samplePost(1)),
    );
    await queryClient.fetchInfiniteQuery(feed.feedQuery(community, 0));
    await feed.create(draft, { key: 'first-try', groupId: null, onProgress });
    expect(shown().map((post) => post.title)).toEqual(['Procession', '1']);
  });

  it('show the member’s own post even if the list was still loading', async () => {
    const slow = Promise.withResolvers<void>();
    let stored = false;
    const { feed, queryClient, shown } = start(async (call) => {
      if (call === 'POST /post/create') {
        stored = true;
        return { status: 201, body: { post: samplePost(2, text) } };
      }
      if (stored) return page(samplePost(2, text), samplePost(1));
      await slow.promise;
      return page(samplePost(1));
    });
    const observer = new InfiniteQueryObserver(queryClient, feed.feedQuery(community, 0));
    const stop = observer.subscribe(() => undefined);
    await feed.create(draft, { key: 'first-try', groupId: null, onProgress });
    slow.resolve();
    await expect.poll(() => shown().map((post) => post.title)).toEqual(['Procession', '1']);
    stop();
  });

  it('send an idempotency key, and later the edits made after a lost response', async () => {
    const keys: (string | null)[] = [];
    const { calls, feed } = start((call, request) => {
      if (call !== 'POST /post/create') return { status: 200, body: { post: samplePost(2, text) } };
      keys.push(request.headers.get('idempotency-key'));
      return { status: 200, body: { post: samplePost(2, { ...text, content: 'On Saturday.' }) } };
    });
    await feed.create(draft, { key: 'first-try', groupId: null, onProgress });
    expect(keys).toEqual(['first-try']);
    expect(calls).toEqual(['POST /post/create', `PUT /post/update/${samplePost(2)._id}`]);
  });

  // Section 7 of the specification requires these fields.
  it('name their author', async () => {
    const sent: Record<string, unknown> = {};
    const { feed, comments } = start(async (call, request) => {
      sent[call] = await request.json();
      if (call.startsWith('POST /reaction'))
        return { status: 201, body: { reactions: { like: 1, dislike: 0 }, message: 'Amen' } };
      return call === 'POST /comment/create'
        ? { status: 201, body: { comment: sampleComment(7, { content: 'Amen' }) } }
        : { status: 201, body: { post: samplePost(2, text) } };
    });
    await feed.create(draft, { key: 'first-try', groupId: null, onProgress });
    await feed.react('post', 'like');
    await comments.create({ postId: 'post', parentId: null, content: 'Amen', mentions: [] }, 'first-try');
    expect(sent).toMatchObject({
      'POST /post/create': { ...text, type: 'community', author_id: 'maria' },
      'POST /reaction/post/post': { type: 'like', userId: 'maria' },
      'POST /comment/create': { postId: 'post', content: 'Amen', userId: 'maria' },
    });
  });

  it('do not mistake the server’s normalization for an edit', async () => {
    const { calls, feed, comments } = start((call) =>
      call === 'POST /comment/create'
        ? { status: 201, body: { comment: sampleComment(7, { content: 'Amen' }) } }
        : { status: 201, body: { post: samplePost(2, text) } },
    );
    const typed = { ...draft, title: 'Proces\u202Esion', content: '\uFEFFOn\u0000 Sunday. ' };
    await feed.create(typed, { key: 'first-try', groupId: null, onProgress });
    const { postId } = sampleComment(7);
    await comments.create({ postId, parentId: null, content: 'A\u202Emen', mentions: [] }, 'first-try');
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('return the server’s counts, and its message only for a new reaction', async () => {
    const reactions = { ...samplePost(1).reactions, like: 4 };
    const removed = { ...reactions, like: 3 };
    const reaction = { type: 'like', userId: 'me' };
    let status = 201;
    const { feed } = start((call) =>
      call.startsWith('DELETE')
        ? { status: 200, body: { message: 'Reaction removed.', reactions: removed } }
        : { status, body: { message: 'You like this post.', reaction, reactions } },
    );
    expect(await feed.react('1', 'like')).toEqual({ counts: reactions, message: 'You like this post.' });
    status = 200;
    expect(await feed.react('1', 'like')).toEqual({ counts: reactions, message: null });
    expect(await feed.react('1', null)).toEqual({ counts: removed, message: null });
  });

  it('update the counts of shares and comments in lists and in the single post', async () => {
    const post = samplePost(1);
    const { comments, feed, queryClient, shown } = start((call) => {
      if (call.startsWith('POST /post/share')) return { status: 201, body: { shares: 9 } };
      if (call.startsWith('DELETE /comment')) return { status: 200, body: { message: 'Gone.', comments: 6 } };
      return call.startsWith('GET /post/getById') ? { status: 200, body: { post } } : page(post);
    });
    await queryClient.fetchInfiniteQuery(feed.feedQuery(community, 0));
    await queryClient.fetchQuery(feed.postQuery(post._id));
    await feed.countShare(post._id, 'share');
    await comments.remove(sampleComment(7, { postId: post._id }));
    const alone = queryClient.getQueryData(feed.postQuery(post._id).queryKey);
    for (const place of [shown()[0], alone]) expect(place).toMatchObject({ shares: 9, comments: 6 });
  });

  it('read the posts of a single author, and apply a change to every list with the post', async () => {
    const post = samplePost(1);
    const author = { kind: 'author', authorId: post.author_id._id } as const;
    const { calls, feed, queryClient, shown } = start((call) =>
      call.startsWith('POST /post/share') ? { status: 201, body: { shares: 9 } } : page(post),
    );
    await queryClient.fetchInfiniteQuery(feed.feedQuery(community, 0));
    await queryClient.fetchInfiniteQuery(feed.feedQuery(author, 0));
    await queryClient.fetchInfiniteQuery(feed.feedQuery({ kind: 'following' }, 0));
    expect(calls).toEqual([
      'GET /post/all?limit=20',
      `GET /post/all?limit=20&authorId=${author.authorId}`,
      'GET /post/all?limit=20&feed=following',
    ]);
    await feed.countShare(post._id, 'share');
    const ofAuthor = queryClient.getQueryData(feed.feedQuery(author, 0).queryKey);
    expect(ofAuthor?.pages[0]?.posts[0]?.shares).toBe(9);
    expect(shown()[0]?.shares).toBe(9);
    feed.drop(new Set([post._id]));
    expect(queryClient.getQueryData(feed.feedQuery(author, 0).queryKey)?.pages[0]?.posts).toEqual([]);
  });

  it('remove a dropped post from the list and do not announce it as new', async () => {
    const { feed, queryClient, shown } = start(() => page(samplePost(2), samplePost(1)));
    await queryClient.fetchInfiniteQuery(feed.feedQuery(community, 0));
    const head = await queryClient.fetchQuery(feed.headQuery(community));
    expect(head.posts).toHaveLength(2);
    feed.drop(new Set([samplePost(2)._id]));
    expect(shown().map((post) => post.title)).toEqual(['1']);
    const headAfter = queryClient.getQueryData(feed.headQuery(community).queryKey);
    expect(headAfter?.posts.map((post) => post.title)).toEqual(['1']);
  });
});
