import type { I18n } from '@lingui/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';

type ListQuery = Pick<
  UseInfiniteQueryResult,
  | 'error'
  | 'fetchNextPage'
  | 'hasNextPage'
  | 'isFetching'
  | 'isFetchNextPageError'
  | 'isFetchingNextPage'
  | 'isPending'
  | 'isPlaceholderData'
  | 'refetch'
>;

/** The state of a paginated list, for CardList. */
export function listState(i18n: I18n, query: ListQuery, failure: string) {
  const { error, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, isFetchingNextPage } = query;
  const { isPending, isPlaceholderData } = query;
  const isLoading = isFetchingNextPage || ((isPending || isPlaceholderData) && isFetching);
  return {
    loading: isLoading,
    stale: isPlaceholderData,
    error: error === null || isLoading ? undefined : errorText(i18n, error, failure),
    onRetry: () => void (isFetchNextPageError ? fetchNextPage() : query.refetch()),
    hasMore: hasNextPage,
    onLoadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
