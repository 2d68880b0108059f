import type { ApiClient } from '@parvis/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../platform/unwrap.ts';
import { adminKeys } from '../admin-keys.ts';

/** The open corrections of a parish page. */
export const correctionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: adminKeys.one('corrections', id),
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/admin/publications/{id}/corrections', { params: { path: { id } }, signal }))
        .corrections,
    refetchOnReconnect: true,
  });
