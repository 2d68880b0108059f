import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { limitFor } from '../../platform/list-position.ts';
import { useRestoredPosition } from '../../router/use-restored-position.ts';
import { usePlaceInList } from '../../router/use-place-in-list.ts';
import { firstPage, listingsOf } from './listing-cache.ts';
import { readFilters, writeFilters, type ListingFilters } from './listing-filters.ts';
import { isOfSameSource } from './listings.ts';
import { useMarketplace } from './use-marketplace.ts';

/** The listings for the filters. The previous listings stay until the new ones have loaded. */
export function useListingList(filters: ListingFilters) {
  const { listings } = useMarketplace();
  const { entry, position: kept } = useRestoredPosition();
  const [arrivedAt] = useState(entry);
  // The stored position belongs to the list with which the reader arrived. After a change of filters or view, it does
  // not apply.
  const position = entry === arrivedAt ? kept : null;
  const list = useInfiniteQuery({
    ...listings.listQuery(filters, limitFor(position, firstPage.limit)),
    placeholderData: (previous, query) => (isOfSameSource(query?.queryKey, filters) ? previous : undefined),
  });
  const { data, fetchNextPage, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, refetch } = list;
  const items = data === undefined ? [] : listingsOf(data);
  const hasMore = list.hasNextPage && !isPlaceholderData;

  // Back restores the list as it was. Any other navigation shows the newest listings.
  const navigation = useNavigationType();
  const asked = writeFilters(filters).toString();
  const refetchIfStale = useEffectEvent((address: string) => {
    if (navigation !== NavigationType.Pop) listings.refetchIfStale(readFilters(new URLSearchParams(address)));
  });
  useEffect(() => {
    refetchIfStale(asked);
  }, [asked]);

  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    const continueLoading = () => void fetchNextPage();
    window.addEventListener('online', continueLoading);
    return () => window.removeEventListener('online', continueLoading);
  }, [fetchNextPage, isFetchNextPageError]);

  const { start, keepPlace } = usePlaceInList({
    entry,
    position,
    items,
    extra: firstPage.limit,
    hasMore,
    isWaiting: isFetchingNextPage || isFetchNextPageError,
    loadMore: fetchNextPage,
  });

  return {
    list,
    items,
    hasMore,
    /** Null until the result for the current filters has loaded. */
    page: isPlaceholderData ? null : (data?.pages[0] ?? null),
    loadMore: () => {
      if (hasMore && !isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    start,
    keepPlace,
  };
}

export type ListingList = ReturnType<typeof useListingList>;
