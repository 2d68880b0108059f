import type { ApiClient } from '@parvis/api-client';
import type { CalendarRange } from '@parvis/design-system';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';

/** The calendar of a member between two days. Each member has separate query keys, because members can share a browser. */
export const calendarQuery = (
  api: ApiClient,
  viewer: string,
  { from, to }: CalendarRange,
  timeZone: string,
) =>
  queryOptions({
    queryKey: ['calendar', viewer, from, to, timeZone],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/calendar', { params: { query: { from, to, timeZone } }, signal })),
    refetchOnReconnect: true,
  });
