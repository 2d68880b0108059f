import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { countOfOthers, mergeHead, newPosts, postsOf, refreshKnown, type PostPage } from './post-cache.ts';
import type { FeedScope } from './feed.ts';
import { useFeed } from './use-feed.ts';

/** The posts to show, and those that wait above them until the reader asks for them. */
export function useFeedList(scope: FeedScope, limit: number) {
  const { feed, likes, userId } = useFeed();
  const list = useInfiniteQuery(feed.feedQuery(scope, limit));
  const { data: head } = useQuery({ ...feed.headQuery(scope), enabled: list.data !== undefined });

  const freshen = useEffectEvent((newest: PostPage) => {
    feed.changeFeed(scope, (known) => refreshKnown(known, newest, likes.isBusy));
  });
  useEffect(() => {
    if (head !== undefined) freshen(head);
  }, [head]);

  const { fetchNextPage, isFetchNextPageError } = list;
  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    const goOn = () => void fetchNextPage();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [fetchNextPage, isFetchNextPageError]);

  const waiting = list.data === undefined || head === undefined ? [] : newPosts(list.data, head);
  return {
    list,
    posts: list.data === undefined ? [] : postsOf(list.data),
    waitingCount: countOfOthers(waiting, userId),
    showWaiting: (): void => {
      if (head !== undefined) feed.changeFeed(scope, (known) => mergeHead(known, head, likes.isBusy));
    },
  };
}
