import { createApiClient } from '@parvis/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { commentsOf, type Comment } from './comment-cache.ts';
import { createComments } from './comments.ts';
import { createFeed } from './feed.ts';
import { sampleComment, samplePost } from './samples.ts';

const { postId, _id: parentId } = sampleComment(1);
const stored = sampleComment(9, { parentId });

function start(answer: (call: string) => unknown) {
  const client = createApiClient({
    baseUrl: 'http://parvis.example/api',
    getToken: () => 'token',
    fetch: async (request) =>
      Response.json(answer(`${request.method} ${request.url.replace('http://parvis.example/api', '')}`)),
  });
  const queryClient = new QueryClient();
  const comments = createComments(client, queryClient, createFeed(client, queryClient, 'maria'), 'maria');
  const shown = () => {
    const pages = queryClient.getQueryData(comments.commentsQuery(postId).queryKey);
    return pages === undefined ? [] : commentsOf(pages);
  };
  const repliesShown = () => queryClient.getQueryData(comments.repliesQuery(parentId).queryKey);
  return { comments, queryClient, shown, repliesShown };
}

function list(...comments: Comment[]) {
  return { comments, nextCursor: null };
}

function answer(call: string): unknown {
  if (call.startsWith('GET /comment/post')) return list(sampleComment(1, { replies: 1 }));
  if (call.startsWith('GET /comment/replies')) {
    return call.includes('cursor=on')
      ? list(sampleComment(3, { parentId }))
      : { ...list(sampleComment(2, { parentId })), nextCursor: 'on' };
  }
  if (call.startsWith('DELETE')) return { message: 'The comment has been deleted.', comments: 2 };
  if (call.startsWith('GET /post')) return { post: samplePost(1, { comments: 3 }) };
  return { comment: stored };
}

describe('the calls of the comments dialog', () => {
  it('read every reply to a comment', async () => {
    const { comments, queryClient } = start(answer);
    const replies = await queryClient.fetchQuery(comments.repliesQuery(parentId));
    expect(replies.map((reply) => reply.content)).toEqual(['2', '3']);
  });

  it('put a reply under its comment and count it there', async () => {
    const { comments, queryClient, shown, repliesShown } = start(answer);
    await queryClient.fetchInfiniteQuery(comments.commentsQuery(postId));
    await queryClient.fetchQuery(comments.repliesQuery(parentId));
    await comments.create({ postId, parentId, content: '9', mentions: [] }, 'first-try');
    expect(shown().map(({ content, replies }) => [content, replies])).toEqual([['1', 2]]);
    expect(repliesShown()?.map((reply) => reply.content)).toEqual(['2', '3', '9']);
  });

  it('remove a reply', async () => {
    const { comments, queryClient, shown, repliesShown } = start(answer);
    await queryClient.fetchInfiniteQuery(comments.commentsQuery(postId));
    await queryClient.fetchQuery(comments.repliesQuery(parentId));
    await comments.remove(sampleComment(2, { parentId }));
    expect(shown()[0]?.replies).toBe(0);
    expect(repliesShown()?.map((reply) => reply.content)).toEqual(['3']);
  });

  it('keep a comment if its new count cannot be loaded', async () => {
    const { comments, queryClient, shown } = start((call) => {
      if (call.startsWith('GET /post')) throw new TypeError('offline');
      return call.startsWith('POST') ? { comment: sampleComment(5) } : answer(call);
    });
    await queryClient.fetchInfiniteQuery(comments.commentsQuery(postId));
    await comments.create({ postId, parentId: null, content: '5', mentions: [] }, 'first-try');
    expect(shown().map((comment) => comment.content)).toEqual(['5', '1']);
  });
});
