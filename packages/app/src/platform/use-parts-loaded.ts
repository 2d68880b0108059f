import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

/**
 * Requests the parts of a page at once. Returns true when each of them has loaded or failed, so that the page can
 * appear as a whole: a part that appears later would move what is below it. Without a network, the page does not wait.
 *
 * @param key - Identifies the parts, and all values that they depend on.
 */
export function usePartsLoaded(
  key: readonly unknown[],
  load: (queryClient: QueryClient) => readonly Promise<unknown>[],
): boolean {
  const queryClient = useQueryClient();
  const { isPending, isPaused } = useQuery({
    queryKey: ['parts', ...key],
    queryFn: async () => {
      await Promise.allSettled(load(queryClient));
      return true;
    },
    staleTime: Infinity,
  });
  return !isPending || isPaused;
}
