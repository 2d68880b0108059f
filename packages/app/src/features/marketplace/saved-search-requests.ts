import type { ApiClient } from '@parvis/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { changeQuery } from '../../platform/change-query.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { everyMarketplaceKey } from '../listings/index.ts';
import { searchOf, type ListingFilters, type SavedSearch } from './listing-filters.ts';

const searchesKey = [...everyMarketplaceKey, 'searches'];

/** The API calls for the saved searches of the member. */
export const createSavedSearches = (client: ApiClient, queryClient: QueryClient) => ({
  searchesQuery: () =>
    queryOptions({
      queryKey: searchesKey,
      queryFn: async ({ signal }) => unwrap(await client.GET('/marketplace/searches', { signal })).searches,
    }),

  /** Resolves with the search and with whether the search is new. */
  async saveSearch(filters: ListingFilters): Promise<{ search: SavedSearch; isNew: boolean }> {
    const answer = await client.POST('/marketplace/searches', { body: searchOf(filters) });
    const { search } = unwrap(answer);
    changeQuery<SavedSearch[]>(queryClient, searchesKey, (known) => [
      search,
      ...known.filter(({ _id }) => _id !== search._id),
    ]);
    return { search, isNew: answer.response.status === 201 };
  },

  async removeSearch(id: string): Promise<void> {
    await client.DELETE('/marketplace/searches/{id}', { params: { path: { id } } });
    changeQuery<SavedSearch[]>(queryClient, searchesKey, (known) => known.filter(({ _id }) => _id !== id));
  },
});
