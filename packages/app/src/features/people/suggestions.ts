import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { peopleKeys } from './people-keys.ts';

export type Suggestion = Schemas['Suggestion'];

const shownAtOnce = 3;

/** Members one may know. */
export const suggestionsQuery = (client: Pick<ApiClient, 'GET'>) =>
  queryOptions({
    queryKey: peopleKeys.suggestions,
    queryFn: async ({ signal }) => {
      const params = { query: { limit: shownAtOnce } };
      return unwrap(await client.GET('/user/suggestions', { params, signal })).suggestions;
    },
    refetchOnReconnect: true,
  });
