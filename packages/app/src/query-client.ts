import { ApiError } from '@parvis/api-client';
import { QueryClient, type Query } from '@tanstack/react-query';

const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && (error.isNetwork || error.status >= 500);

/**
 * A query whose first answer is under way is not asked again when it is invalidated, and counts as fresh once that
 * answer is there, though the server may have given it before what it was invalidated for. So it is invalidated anew.
 */
function distrustOvertakenAnswers(queryClient: QueryClient): void {
  const overtaken = new WeakSet<Query>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    // It is being asked for what it was invalidated for before; the library tells of a mark only where there was none.
    if (action.type === 'fetch' && query.state.isInvalidated && query.state.data === undefined)
      query.setState({ isInvalidated: false });
    if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle' && query.state.data === undefined)
      overtaken.add(query);
    if (action.type === 'error') overtaken.delete(query);
    if (action.type === 'success' && overtaken.delete(query)) {
      const { queryKey } = query;
      // The library has not done with the answer yet.
      queueMicrotask(() => void queryClient.invalidateQueries({ queryKey, exact: true }));
    }
  });
}

/** What the members' screens share; it comes with the first of them, not with the entry. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        // What is asked for without a network fails and says so, instead of loading for as long as there is none.
        networkMode: 'always',
        // Of such questions the library would not ask anew by itself.
        refetchOnReconnect: true,
      },
    },
  });
  distrustOvertakenAnswers(queryClient);
  return queryClient;
}
