import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countOfOthers, mergeHead, newPosts, postsOf, refreshKnown } from './post-cache.ts';
import { useFeed } from './use-feed.ts';

/** The posts to show, and those that wait above them until the reader asks for them. */
export function useFeedList(limit: number) {
  const { feed, likes, userId } = useFeed();
  const list = useInfiniteQuery(feed.feedQuery(limit));
  const { data: head } = useQuery({ ...feed.headQuery(), enabled: list.data !== undefined });

  useEffect(() => {
    if (head !== undefined) feed.changeFeed((known) => refreshKnown(known, head, likes.isBusy));
  }, [feed, head, likes]);

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
      if (head !== undefined) feed.changeFeed((known) => mergeHead(known, head, likes.isBusy));
    },
  };
}
