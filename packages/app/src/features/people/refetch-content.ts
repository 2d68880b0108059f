import type { QueryClient } from '@tanstack/react-query';

const contentAreas = new Set<unknown>(['posts', 'comments', 'replies']);

/** Refetches posts, comments and replies, because they contain their author's name and picture. */
export function refetchContent(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [area] }) => contentAreas.has(area) });
}
