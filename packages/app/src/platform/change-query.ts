import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Puts a value into the cache. A request in flight may bring an older one, so it is repeated. */
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

/** Changes a cached value; does nothing if there is none. */
export function changeQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  putQuery<Data>(queryClient, queryKey, (data) => data && change(data));
}

/** Changes every cached value whose key begins with this one. */
export function changeQueries<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  for (const [key] of queryClient.getQueriesData({ queryKey })) changeQuery(queryClient, key, change);
}
