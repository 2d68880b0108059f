import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { reportKeys } from './report-keys.ts';

const kept = {
  ...cursorPages,
  refetchOnReconnect: true,
  // Always stale. A notification announces each decision, and the reader then opens the list to see that decision.
  staleTime: 0,
} as const;

/** The member's reports, newest first. */
export function useOwnReports() {
  const { api } = useApp();
  return useInfiniteQuery(
    infiniteQueryOptions({
      ...kept,
      queryKey: reportKeys.reports,
      queryFn: async ({ pageParam, signal }) =>
        unwrap(await api.GET('/report/all', { params: { query: cursorQuery(pageParam) }, signal })),
    }),
  );
}

/** Decisions about the member, newest first. */
export function useOwnDecisions() {
  const { api } = useApp();
  return useInfiniteQuery(
    infiniteQueryOptions({
      ...kept,
      queryKey: reportKeys.decisions,
      queryFn: async ({ pageParam, signal }) =>
        unwrap(await api.GET('/decision/all', { params: { query: cursorQuery(pageParam) }, signal })),
    }),
  );
}
