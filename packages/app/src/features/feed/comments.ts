import type { ApiClient } from '@parvis/api-client';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { answered } from './answered.ts';
import {
  changeReplies,
  insertComment,
  patchComment,
  removeComment,
  type Comment,
  type CommentPage,
  type CommentPages,
} from './comment-cache.ts';
import type { Feed } from './feed.ts';
import { saysTheSame } from './same-text.ts';

export type NewComment = { postId: string; parentId: string | null; content: string };

const commentsKey = (postId: string) => ['comments', postId];
const repliesKey = (commentId: string) => ['replies', commentId];
const nextCursor = (page: CommentPage) => page.nextCursor;
const query = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** A comment stands in the list of its post, or in that of the comment to which it replies. */
function listOf({ postId, parentId }: Pick<Comment, 'postId' | 'parentId'>): readonly string[] {
  return parentId === null ? commentsKey(postId) : repliesKey(parentId);
}

/** The calls of the comments dialog. */
export function createComments(client: ApiClient, queryClient: QueryClient, feed: Feed) {
  function change(key: readonly string[], work: (pages: CommentPages) => CommentPages): void {
    queryClient.setQueryData<CommentPages>(key, (pages) => pages && work(pages));
  }

  async function update(id: string, content: string): Promise<Comment> {
    const { comment } = answered(
      await client.PUT('/comment/update/{id}', { params: { path: { id } }, body: { content } }),
    );
    return comment;
  }

  return {
    commentsQuery: (postId: string) =>
      infiniteQueryOptions({
        queryKey: commentsKey(postId),
        queryFn: async ({ pageParam, signal }) =>
          answered(
            await client.GET('/comment/post/{postId}', {
              params: { path: { postId }, query: query(pageParam) },
              signal,
            }),
          ),
        initialPageParam: null as string | null,
        getNextPageParam: nextCursor,
        networkMode: 'always',
        refetchOnReconnect: true,
      }),

    repliesQuery: (commentId: string) =>
      infiniteQueryOptions({
        queryKey: repliesKey(commentId),
        queryFn: async ({ pageParam, signal }) =>
          answered(
            await client.GET('/comment/replies/{commentId}', {
              params: { path: { commentId }, query: query(pageParam) },
              signal,
            }),
          ),
        initialPageParam: null as string | null,
        getNextPageParam: nextCursor,
        networkMode: 'always',
        refetchOnReconnect: true,
      }),

    async create({ postId, parentId, content }: NewComment, key: string): Promise<Comment> {
      const { comment } = answered(
        await client.POST('/comment/create', {
          params: { header: { 'idempotency-key': key } },
          body: { postId, content, parentId },
        }),
      );
      const current = saysTheSame(comment.content, content) ? comment : await update(comment._id, content);
      change(listOf(current), (pages) => insertComment(pages, current));
      const parent = current.parentId;
      if (parent !== null) change(commentsKey(postId), (pages) => changeReplies(pages, parent, 1));
      await feed.refresh(postId).catch(() => undefined);
      return current;
    },

    async edit(comment: Comment, content: string): Promise<void> {
      const changed = await update(comment._id, content);
      change(listOf(comment), (pages) =>
        patchComment(pages, comment._id, { content: changed.content, updatedAt: changed.updatedAt }),
      );
    },

    async remove(comment: Comment): Promise<string> {
      const { comments, message } = answered(
        await client.DELETE('/comment/delete/{id}', { params: { path: { id: comment._id } } }),
      );
      const parent = comment.parentId;
      change(listOf(comment), (pages) => removeComment(pages, comment._id));
      if (parent !== null) change(commentsKey(comment.postId), (pages) => changeReplies(pages, parent, -1));
      feed.patch(comment.postId, { comments });
      return message;
    },
  };
}

export type Comments = ReturnType<typeof createComments>;
