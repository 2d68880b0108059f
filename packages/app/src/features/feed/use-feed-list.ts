import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepPosition } from '../../platform/list-position.ts';
import { useKeptPosition } from '../../router/use-kept-position.ts';
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

/** The posts to show, and those that wait above them until the reader asks for them. */
export function useFeedList(scope: FeedScope) {
  const { feed, likes, userId } = useFeed();
  const { entry, position } = useKeptPosition();
  const list = useInfiniteQuery(feed.feedQuery(scope, position?.count ?? 0));
  const { data: head } = useQuery({ ...feed.headQuery(scope), enabled: list.data !== undefined });

  const freshen = useEffectEvent((newest: PostPage) => {
    feed.changeFeed(scope, (known) => refreshKnown(known, newest, likes.isBusy));
  });
  useEffect(() => {
    if (head !== undefined) freshen(head);
  }, [head]);

  const { data, fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage } = list;
  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    const goOn = () => void fetchNextPage();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [fetchNextPage, isFetchNextPageError]);

  const posts = data === undefined ? [] : postsOf(data);
  // The post may be gone: then as far down as it was.
  const found = posts.findIndex(({ _id }) => _id === position?.itemId);
  const mayCome = position !== null && hasNextPage && posts.length < position.count + extraPosts;
  const index = found >= 0 || mayCome ? found : Math.min(position?.count ?? 0, posts.length) - 1;
  useEffect(() => {
    if (found < 0 && mayCome && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, found, isFetchNextPageError, isFetchingNextPage, mayCome]);

  const waiting = data === undefined || head === undefined ? [] : newPosts(data, head);
  return {
    list,
    posts,
    waitingCount: countOfOthers(waiting, userId),
    showWaiting: (): void => {
      if (head !== undefined) feed.changeFeed(scope, (known) => mergeHead(known, head, likes.isBusy));
    },
    /** An index behind the end is one that is still to come. */
    start: position === null ? null : { index: index < 0 ? posts.length : index, offset: position.offset },
    keepPlace: (place: { index: number; offset: number } | null): void => {
      const post = place === null ? undefined : posts[place.index];
      keepPosition(
        entry,
        place === null || post === undefined
          ? null
          : { itemId: post._id, offset: place.offset, count: place.index + 1 },
      );
    },
  };
}
