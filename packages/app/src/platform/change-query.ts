import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const awaited = new WeakSet<Query>();

/** Repeats a request in flight, because it can return a value from before the change. */
function requestAgain(queryClient: QueryClient, query: Query): void {
  const repeat = (): void => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  // Repeating cancels the request in flight. A first request cannot be cancelled. A request for a next page must not
  // be cancelled, because that page would be lost.
  if (query.state.data !== undefined && query.state.fetchMeta?.fetchMore === undefined) {
    repeat();
    return;
  }
  if (awaited.has(query)) return;
  awaited.add(query);
  // Waits for a timeout, because the query must store its response first.
  const settle = (): unknown =>
    setTimeout(() => {
      awaited.delete(query);
      repeat();
    });
  void query.promise?.then(settle, settle);
}

/** Puts a value into the cache. A request in flight is repeated, because it can return an older value. */
export function putQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  value: Data | ((data: Data | undefined) => Data | undefined),
): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  const isFetching = query?.state.fetchStatus === 'fetching';
  const before = query?.state.data;
  queryClient.setQueryData<Data>(queryKey, value);
  if (!isFetching) return;
  if (before === undefined || query.state.data !== before) requestAgain(queryClient, query);
}

/** Changes a cached value. Does nothing if there is none. */
export function changeQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  putQuery<Data>(queryClient, queryKey, (data) => data && change(data));
}

/** Changes every cached value whose key begins with the given key. */
export function changeQueries<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  for (const [key] of queryClient.getQueriesData({ queryKey })) changeQuery(queryClient, key, change);
}
