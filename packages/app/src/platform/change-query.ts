import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Puts a value into the cache. An answer that is under way may be older than that, and is asked for again. */
export function putQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  value: Data | ((data: Data | undefined) => Data | undefined),
): void {
  const isAsked = queryClient.isFetching({ queryKey, exact: true }) > 0;
  queryClient.setQueryData<Data>(queryKey, value);
  if (isAsked) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Changes what is known, and only that. */
export function changeQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  putQuery<Data>(queryClient, queryKey, (data) => data && change(data));
}
