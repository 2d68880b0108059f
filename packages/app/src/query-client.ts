import { ApiError } from '@parvis/api-client';
import { QueryClient, type Query } from '@tanstack/react-query';

const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && (error.isNetwork || error.status >= 500);

/**
 * TanStack Query does not refetch a query that is invalidated during its first fetch. It treats the response as fresh,
 * although the response can be older than the reason for the invalidation. This function therefore invalidates the
 * query again after the response.
 */
function invalidateOvertakenAnswers(queryClient: QueryClient): void {
  const overtaken = new WeakSet<Query>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // This fetch is newer than the invalidation, so the query's mark as invalidated is removed. The library reports an
    // invalidation only if the query has no such mark.
    if (action.type === 'fetch' && query.state.isInvalidated && query.state.data === undefined)
      query.setState({ isInvalidated: false });
    if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle' && query.state.data === undefined)
      overtaken.add(query);
    if (action.type === 'error') overtaken.delete(query);
    if (action.type === 'success' && overtaken.delete(query)) {
      const { queryKey } = query;
      // Waits, because the library is still processing the response.
      queueMicrotask(() => void queryClient.invalidateQueries({ queryKey, exact: true }));
    }
  });
}

/** The query cache. It is loaded with the first screen that needs it, instead of with the entry. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        // If there is no network, a query fails visibly instead of staying in the loading state.
        networkMode: 'always',
        // In this network mode, the library does not refetch on reconnect by default.
        refetchOnReconnect: true,
      },
      // If there is no network, a write fails visibly instead of waiting.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  invalidateOvertakenAnswers(queryClient);
  return queryClient;
}
