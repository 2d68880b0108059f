import type { QueryClient } from '@tanstack/react-query';

export const everyFeed = ['posts', 'feed'];
export const everyHead = ['posts', 'head'];
export const postKey = (id: string) => ['posts', 'one', id];

/** Fetches a post again, if it is shown alone or in the newest page of a list. No post moves. */
export function postChanged(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: everyHead });
  void queryClient.invalidateQueries({ queryKey: postKey(id) });
}
