import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { reportKeys } from './report-keys.ts';

const kept = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  refetchOnReconnect: true,
  // A decision is told at once, and read at once.
  staleTime: 0,
} as const;

const queryFrom = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** What one has reported, newest first. */
export function useOwnReports() {
  const { api } = useApp();
  return useInfiniteQuery(
    infiniteQueryOptions({
      ...kept,
      queryKey: reportKeys.reports,
      queryFn: async ({ pageParam, signal }) =>
        unwrap(await api.GET('/report/all', { params: { query: queryFrom(pageParam) }, signal })),
    }),
  );
}

/** What was decided about oneself, newest first. */
export function useOwnDecisions() {
  const { api } = useApp();
  return useInfiniteQuery(
    infiniteQueryOptions({
      ...kept,
      queryKey: reportKeys.decisions,
      queryFn: async ({ pageParam, signal }) =>
        unwrap(await api.GET('/decision/all', { params: { query: queryFrom(pageParam) }, signal })),
    }),
  );
}
