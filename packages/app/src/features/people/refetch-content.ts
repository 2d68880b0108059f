import type { QueryClient } from '@tanstack/react-query';

const contentAreas = new Set<unknown>(['posts', 'comments', 'replies']);

/** Refetches posts, comments and replies, because they contain their author's name and picture. */
export function refetchContent(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [area] }) => contentAreas.has(area) });
}

/** Refetches a post, if it is shown alone or in the newest page of a list. No post moves. */
export function refetchPost(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['posts', 'head'] });
  void queryClient.invalidateQueries({ queryKey: ['posts', 'one', id] });
}
