import type { ApiClient } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQuery } from '../../platform/change-query.ts';
import {
  insertComment,
  insertReply,
  mapComments,
  patchComment,
  removeComment,
  type Comment,
  type CommentPages,
} from './comment-cache.ts';
import type { Feed } from './feed.ts';
import { createIdempotentRetry } from '../../platform/idempotent-retry.ts';
import { mentioning } from '../mentions/index.ts';
import { saysTheSame } from './same-text.ts';

export type NewComment = {
  postId: string;
  parentId: string | null;
  content: string;
  /** The ids of the members whom the content mentions. */
  mentions: readonly string[];
};

const commentsKey = (postId: string) => ['comments', postId];
const repliesKey = (commentId: string) => ['replies', commentId];

/** The API calls of the comments dialog. */
export function createComments(client: ApiClient, queryClient: QueryClient, feed: Feed, userId: string) {
  const retryIdempotently = createIdempotentRetry<NewComment>();

  function changePages(postId: string, change: (pages: CommentPages) => CommentPages): void {
    changeQuery(queryClient, commentsKey(postId), change);
  }

  function changeReplies(commentId: string, change: (replies: Comment[]) => Comment[]): void {
    changeQuery(queryClient, repliesKey(commentId), change);
  }

  /**
   * Changes the list that contains a comment: the comments of the post or, for a reply, the replies to the parent
   * comment.
   */
  function changeListOf(
    { postId, parentId }: Pick<Comment, 'postId' | 'parentId'>,
    change: (comments: Comment[]) => Comment[],
  ): void {
    if (parentId === null) changePages(postId, (pages) => mapComments(pages, change));
    else changeReplies(parentId, change);
  }

  function countReply(postId: string, parentId: string, step: 1 | -1): void {
    changePages(postId, (pages) =>
      mapComments(pages, (comments) =>
        patchComment(comments, parentId, ({ replies }) => ({ replies: Math.max(0, replies + step) })),
      ),
    );
  }

  async function update(id: string, content: string, mentions: readonly string[]): Promise<Comment> {
    const body = { content, ...mentioning(mentions) };
    const { comment } = unwrap(await client.PUT('/comment/update/{id}', { params: { path: { id } }, body }));
    return comment;
  }

  async function readReplies(commentId: string, signal: AbortSignal): Promise<Comment[]> {
    const replies: Comment[] = [];
    let cursor: string | null = null;
    do {
      const page: { comments: Comment[]; nextCursor: string | null } = unwrap(
        await client.GET('/comment/replies/{commentId}', {
          params: { path: { commentId }, query: { limit: 100, ...cursorQuery(cursor) } },
          signal,
        }),
      );
      replies.push(...page.comments);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return replies;
  }

  return {
    commentsQuery: (postId: string) =>
      infiniteQueryOptions({
        queryKey: commentsKey(postId),
        queryFn: async ({ pageParam, signal }) =>
          unwrap(
            await client.GET('/comment/post/{postId}', {
              params: { path: { postId }, query: cursorQuery(pageParam) },
              signal,
            }),
          ),
        ...cursorPages,
        refetchOnReconnect: true,
      }),

    repliesQuery: (commentId: string) =>
      queryOptions({
        queryKey: repliesKey(commentId),
        queryFn: ({ signal }) => readReplies(commentId, signal),
        refetchOnReconnect: true,
      }),

    async create({ postId, parentId, content, mentions }: NewComment, key: string): Promise<void> {
      const { comment } = await retryIdempotently(
        key,
        { postId, content, parentId, mentions },
        async ({ mentions: ids, ...first }, tried) =>
          unwrap(
            await client.POST('/comment/create', {
              params: { header: { 'idempotency-key': tried } },
              body: { ...first, ...mentioning(ids), userId },
            }),
          ),
      );
      const current = saysTheSame(comment.content, content)
        ? comment
        : await update(comment._id, content, mentions);
      if (current.parentId === null) changePages(postId, (pages) => insertComment(pages, current));
      else {
        changeReplies(current.parentId, (replies) => insertReply(replies, current));
        countReply(postId, current.parentId, 1);
      }
      // The comment is stored even if its count cannot be refreshed now.
      await feed.refresh(postId).catch(() => undefined);
    },

    async edit(comment: Comment, content: string, mentions: readonly string[]): Promise<void> {
      const changed = await update(comment._id, content, mentions);
      changeListOf(comment, (comments) =>
        patchComment(comments, comment._id, () => ({
          content: changed.content,
          mentions: changed.mentions ?? [],
          updatedAt: changed.updatedAt,
        })),
      );
    },

    async remove(comment: Comment): Promise<string> {
      const { comments: count, message } = unwrap(
        await client.DELETE('/comment/delete/{id}', { params: { path: { id: comment._id } } }),
      );
      changeListOf(comment, (comments) => removeComment(comments, comment._id));
      if (comment.parentId !== null) countReply(comment.postId, comment.parentId, -1);
      feed.patch(comment.postId, () => ({ comments: count }));
      return message;
    },
  };
}

export type Comments = ReturnType<typeof createComments>;
