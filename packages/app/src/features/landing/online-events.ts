import type { ApiClient } from '@parvis/api-client';
import type { UpcomingEvent } from './sample-content.ts';

const most = 4;

/** Events that people can join from anywhere. */
export async function onlineEvents(api: ApiClient, signal: AbortSignal): Promise<UpcomingEvent[]> {
  const { data } = await api.GET('/event/all', { params: { query: { online: true, limit: most } }, signal });
  return (data?.events ?? []).map(
    ({ _id, title, language, beginsAt, endsAt, event: { recurrence, timeZone } }) => ({
      id: _id,
      title,
      language,
      beginsAt,
      endsAt,
      recurrence,
      timeZone,
      href: `/event/${_id}`,
    }),
  );
}
