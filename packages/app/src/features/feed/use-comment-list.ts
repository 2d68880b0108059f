import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commentsOf, type Comment } from './comment-cache.ts';
import { useComments } from './use-comments.ts';
import { useFeed } from './use-feed.ts';

export type Thread = {
  comment: Comment;
  /** Undefined until the replies are requested. */
  replies: readonly Comment[] | undefined;
  areRepliesLoading: boolean;
  repliesError: Error | null;
};

/** A post's comments, newest first, with the expanded replies. */
export function useCommentList(postId: string, count: number) {
  const { feed } = useFeed();
  const comments = useComments();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const list = useInfiniteQuery(comments.commentsQuery(postId));
  const replies = useQueries({ queries: opened.map((id) => comments.repliesQuery(id)) });

  useEffect(() => {
    // Refreshes the count. It was loaded with the feed, so it can be older than the comments.
    feed.refresh(postId).catch(() => undefined);
  }, [feed, postId]);

  const threads = (list.data === undefined ? [] : commentsOf(list.data)).map((comment): Thread => {
    const query = replies[opened.indexOf(comment._id)];
    return {
      comment,
      replies: query?.data,
      areRepliesLoading: query?.isPending === true,
      repliesError: query?.data === undefined ? (query?.error ?? null) : null,
    };
  });

  const { data, dataUpdatedAt, hasNextPage, refetch } = list;
  const listed = threads.reduce((sum, { comment }) => sum + 1 + comment.replies, 0);
  const isOutOfSync = data !== undefined && !hasNextPage && listed !== count;

  // Other members also comment, so the count and the list can differ. Then the one that was loaded earlier is
  // refetched.
  const refetchList = useEffectEvent(() => {
    if (!isOutOfSync) return;
    void refetch();
    for (const query of replies) void query.refetch();
  });
  const refetchCount = useEffectEvent(() => {
    if (isOutOfSync) feed.refresh(postId).catch(() => undefined);
  });
  const seenCount = useRef(count);
  useEffect(() => {
    if (seenCount.current === count) return;
    seenCount.current = count;
    refetchList();
  }, [count]);
  const seenList = useRef(dataUpdatedAt);
  useEffect(() => {
    if (seenList.current === dataUpdatedAt) return;
    seenList.current = dataUpdatedAt;
    refetchCount();
  }, [dataUpdatedAt]);

  return {
    list,
    threads,
    showReplies: (commentId: string): void => {
      const query = replies[opened.indexOf(commentId)];
      if (query === undefined) setOpened((ids) => [...ids, commentId]);
      else void query.refetch();
    },
    hideReplies: (commentId: string): void => {
      setOpened((ids) => ids.filter((id) => id !== commentId));
    },
  };
}
