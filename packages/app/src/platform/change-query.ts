import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Puts a value into the cache. An answer that is under way may be older than that, and is asked for again. */
export function putQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  value: Data | ((data: Data | undefined) => Data | undefined),
): void {
  const query = { queryKey, exact: true };
  const isAsked = queryClient.isFetching(query) > 0;
  queryClient.setQueryData<Data>(queryKey, value);
  if (isAsked) void queryClient.invalidateQueries(query);
}

/** Changes what is known, and only that. */
export function changeQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  putQuery<Data>(queryClient, queryKey, (data) => data && change(data));
}

/** Changes every query that is known and whose key begins with this one. */
export function changeQueries<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  for (const [key] of queryClient.getQueriesData({ queryKey })) changeQuery(queryClient, key, change);
}
