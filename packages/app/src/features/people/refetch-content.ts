import type { QueryClient } from '@tanstack/react-query';

const contentAreas = new Set<unknown>(['posts', 'comments', 'replies']);

/** What one has written bears one's name and picture, and one's address where it is shown. */
export function refetchContent(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [area] }) => contentAreas.has(area) });
}
