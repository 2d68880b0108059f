import type { ApiClient } from '@parvis/api-client';
import type { UpcomingEvent } from './sample-content.ts';

const most = 4;

/** Events without a place, which people can join from anywhere. */
export async function onlineEvents(api: ApiClient, signal: AbortSignal): Promise<UpcomingEvent[]> {
  const { data } = await api.GET('/event/all', { params: { query: { limit: 20 } }, signal });
  return (data?.events ?? [])
    .filter(({ event }) => event.place === '')
    .slice(0, most)
    .map(({ _id, title, language, beginsAt, endsAt, event: { recurrence } }) => ({
      id: _id,
      title,
      language,
      beginsAt,
      endsAt,
      recurrence,
      href: `/event/${_id}`,
    }));
}
