import type { I18n } from '@lingui/core';
import { hashKey, type QueryKey, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { failureWords } from '../../platform/failure-words.ts';

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

/**
 * Keeps the list in place while another search is read: a row that is replaced during a press is never opened. The text
 * that is searched for is the last part of the key of each list; a list that differs in more is not kept.
 */
export const keepWhileSearching =
  (queryKey: QueryKey) =>
  <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query !== undefined && hashKey(query.queryKey.slice(0, -1)) === hashKey(queryKey.slice(0, -1))
      ? previous
      : undefined;

/** A list that goes on, as CardList shows it. */
export function listState(i18n: I18n, query: ListQuery, failure: string) {
  const { error, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, isFetchingNextPage } = query;
  const { isPending, isPlaceholderData } = query;
  const isLoading = isFetchingNextPage || ((isPending || isPlaceholderData) && isFetching);
  return {
    loading: isLoading,
    stale: isPlaceholderData,
    error: error === null || isLoading ? undefined : failureWords(i18n, error, failure),
    onRetry: () => void (isFetchNextPageError ? fetchNextPage() : query.refetch()),
    hasMore: hasNextPage,
    onLoadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
