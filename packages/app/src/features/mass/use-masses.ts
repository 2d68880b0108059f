import type { ApiClient } from '@parvis/api-client';
import { infiniteQueryOptions, skipToken, useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { massQuestion, type MassFilters } from './mass-filters.ts';

const PAGE = 20;

function massesQuery(api: ApiClient, filters: MassFilters) {
  const question = massQuestion(filters);
  return infiniteQueryOptions({
    queryKey: ['masses', question],
    queryFn:
      question === null
        ? skipToken
        : async ({ pageParam, signal }) => {
            const query = { ...question, limit: PAGE, ...cursorQuery(pageParam) };
            return unwrap(await api.GET('/mass/find', { params: { query }, signal }));
          },
    ...cursorPages,
  });
}

/** The Masses that answer the question. Nothing is asked without a ZIP code. */
export const useMasses = (filters: MassFilters) => {
  const { api } = useApp();
  return useInfiniteQuery(massesQuery(api, filters));
};
