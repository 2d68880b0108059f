import { ApiError } from '@parvis/api-client';
import { QueryClient, type Query } from '@tanstack/react-query';

const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && (error.isNetwork || error.status >= 500);

/**
 * TanStack Query does not refetch a query that is invalidated during its first fetch, and treats the answer as fresh,
 * though it may be older than the cause of the invalidation. So invalidate it again after the answer.
 */
function invalidateOvertakenAnswers(queryClient: QueryClient): void {
  const overtaken = new WeakSet<Query>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // This fetch already covers the earlier invalidation. Reset the mark, because the library only reports an
    // invalidation of an unmarked query.
    if (action.type === 'fetch' && query.state.isInvalidated && query.state.data === undefined)
      query.setState({ isInvalidated: false });
    if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle' && query.state.data === undefined)
      overtaken.add(query);
    if (action.type === 'error') overtaken.delete(query);
    if (action.type === 'success' && overtaken.delete(query)) {
      const { queryKey } = query;
      // The library is still processing the answer.
      queueMicrotask(() => void queryClient.invalidateQueries({ queryKey, exact: true }));
    }
  });
}

/** The query cache of the member screens; loaded with the first of them, not with the entry. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        // A query without a network fails visibly instead of staying in the loading state.
        networkMode: 'always',
        // In this mode the library does not refetch on reconnect by default.
        refetchOnReconnect: true,
      },
      // A write without a network fails visibly instead of waiting for one.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  invalidateOvertakenAnswers(queryClient);
  return queryClient;
}
