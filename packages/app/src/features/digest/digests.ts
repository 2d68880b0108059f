import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { changeQuery } from '../../platform/change-query.ts';
import { unwrap } from '../../platform/unwrap.ts';

export type DigestPreferences = Schemas['DigestPreferences'];
export type DigestChange = Schemas['DigestPreferencesPayload'];

const preferencesKey = ['digest', 'preferences'];

/** The API calls about the member's digest. */
export const createDigests = (client: Pick<ApiClient, 'GET' | 'PUT'>, queryClient: QueryClient) => ({
  preferencesQuery: () =>
    queryOptions({
      queryKey: preferencesKey,
      queryFn: async ({ signal }) => unwrap(await client.GET('/digest/preferences', { signal })).preferences,
      refetchOnReconnect: true,
    }),

  /** Shows the choice immediately. */
  show(change: DigestChange): void {
    changeQuery<DigestPreferences>(queryClient, preferencesKey, (preferences) => ({
      ...preferences,
      ...change,
    }));
  },

  async save(change: DigestChange): Promise<void> {
    unwrap(await client.PUT('/digest/preferences', { body: change }));
  },

  /** Shows what the server has stored, after a choice could not be saved. */
  async reload(): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: preferencesKey });
  },
});
