import type { ApiClient } from '@parvis/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import type { SearchChoice } from './search-address.ts';

/** The results of a search. Only a search of one kind has further pages. */
export const searchQuery = (api: ApiClient, { text, kind }: SearchChoice) =>
  infiniteQueryOptions({
    queryKey: ['search', kind, text],
    queryFn: async ({ pageParam, signal }) => {
      const query = { q: text, ...(kind === null ? {} : { kind }), ...cursorQuery(pageParam) };
      return unwrap(await api.GET('/search', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ sections }) => (kind === null ? null : (sections[0]?.nextCursor ?? null)),
    enabled: text !== '',
  });
