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

/** The listings that are asked for. Those that were there before stay until the others have come. */
export function useListingList(filters: ListingFilters) {
  const { listings } = useMarketplace();
  const { entry, position: kept } = useRestoredPosition();
  const [arrivedAt] = useState(entry);
  // By other filters, or after another view, it is no place of this list.
  const position = entry === arrivedAt ? kept : null;
  const list = useInfiniteQuery({
    ...listings.listQuery(filters, limitFor(position, firstPage.limit)),
    placeholderData: (previous, query) => (isOfSameSource(query?.queryKey, filters) ? previous : undefined),
  });
  const { data, fetchNextPage, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, refetch } = list;
  const items = data === undefined ? [] : listingsOf(data);
  const hasMore = list.hasNextPage && !isPlaceholderData;

  // Back brings the list as it was left; whoever comes to it by another way is shown what is new.
  const navigation = useNavigationType();
  const asked = writeFilters(filters).toString();
  const freshen = useEffectEvent((address: string) => {
    if (navigation !== NavigationType.Pop) listings.freshen(readFilters(new URLSearchParams(address)));
  });
  useEffect(() => {
    freshen(asked);
  }, [asked]);

  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    const goOn = () => void fetchNextPage();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
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
    /** Null while it is not known what is found by these filters. */
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
