import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { putQuery } from '../../platform/change-query.ts';
import { unwrap } from '../../platform/unwrap.ts';

export type PushPreferences = Schemas['PushPreferences'];

/** A page that was offline refetches all queries about notifications, so the keys begin with the same word. */
export const pushKeys = {
  device: (memberId: string) => ['push', 'device', memberId],
  preferences: ['notifications', 'push'],
};

/** The API calls about the preferences, which apply to all devices of the member. */
export function createPushPreferences(client: Pick<ApiClient, 'GET' | 'PUT'>, queryClient: QueryClient) {
  return {
    query: () =>
      queryOptions({
        queryKey: pushKeys.preferences,
        queryFn: async ({ signal }) => unwrap(await client.GET('/push/preferences', { signal })).preferences,
        refetchOnReconnect: true,
      }),

    async update(changes: Schemas['PushPreferencesPayload']): Promise<void> {
      const { preferences } = unwrap(await client.PUT('/push/preferences', { body: changes }));
      putQuery<PushPreferences>(queryClient, pushKeys.preferences, preferences);
    },
  };
}
