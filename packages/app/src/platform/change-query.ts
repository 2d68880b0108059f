import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what is known. An answer that is under way may not know of the change yet, and is asked for again. */
export function changeQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  const isAsked = queryClient.isFetching({ queryKey, exact: true }) > 0;
  queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
  if (isAsked) void queryClient.invalidateQueries({ queryKey, exact: true });
}
