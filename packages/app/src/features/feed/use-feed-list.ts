import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRestoredPosition } from '../../router/use-restored-position.ts';
import { usePlaceInList } from '../../router/use-place-in-list.ts';
import {
  countOfOthers,
  extraPosts,
  mergeHead,
  newPosts,
  postsOf,
  refreshKnown,
  type PostPage,
} from './post-cache.ts';
import type { FeedScope } from './feed.ts';
import { useFeed } from './use-feed.ts';

/** The posts to show, and newer posts that are shown when the reader asks for them. */
export function useFeedList(scope: FeedScope) {
  const { feed, reactions, userId } = useFeed();
  const { entry, position } = useRestoredPosition();
  const list = useInfiniteQuery(feed.feedQuery(scope, position?.count ?? 0));
  const { data: head } = useQuery({ ...feed.headQuery(scope), enabled: list.data !== undefined });

  const mergeNewest = useEffectEvent((newest: PostPage) => {
    feed.changeFeed(scope, (known) => refreshKnown(known, newest, reactions.isBusy));
  });
  useEffect(() => {
    if (head !== undefined) mergeNewest(head);
  }, [head]);

  const { data, fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage } = list;
  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    const continueLoading = () => void fetchNextPage();
    window.addEventListener('online', continueLoading);
    return () => window.removeEventListener('online', continueLoading);
  }, [fetchNextPage, isFetchNextPageError]);

  const posts = data === undefined ? [] : postsOf(data);
  const { start, cancel, keepPlace } = usePlaceInList({
    entry,
    position,
    items: posts,
    extra: extraPosts,
    hasMore: hasNextPage,
    isWaiting: isFetchingNextPage || isFetchNextPageError,
    loadMore: fetchNextPage,
  });

  const waiting = data === undefined || head === undefined ? [] : newPosts(data, head);
  return {
    list,
    posts,
    waitingCount: countOfOthers(waiting, userId),
    showWaiting: (): void => {
      cancel();
      if (head !== undefined) feed.changeFeed(scope, (known) => mergeHead(known, head, reactions.isBusy));
    },
    start,
    keepPlace,
  };
}
