import type { ApiClient, Schemas } from '@parvis/api-client';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQueries, putQuery } from '../../platform/change-query.ts';
import type { EventFilters } from './event-filters.ts';

export type CommunityEvent = Schemas['CommunityEvent'];
type EventPages = InfiniteData<Schemas['EventPage'], string | null>;

const PAGE = 20;
/** How many events the side card shows at most. */
export const FEW = 3;
/**
 * Each reader has separate query keys, because visitors see less, and responses contain which events the reader
 * attends.
 */
const keysOf = (viewer: string | null) => {
  const all = ['events', viewer ?? ''];
  return {
    lists: [...all, 'list'],
    going: [...all, 'list', 'going'],
    soon: [...all, 'soon'],
    one: (id: string) => [...all, 'one', id],
    feed: [...all, 'feed'],
  };
};

const queryOf = ({ view, search, way }: EventFilters, cursor: string | null) => ({
  limit: PAGE,
  ...(search === '' ? {} : { search }),
  ...(view === 'past' ? { past: true } : {}),
  ...(view === 'going' ? { going: true } : {}),
  ...(way === null ? {} : { online: way === 'online' }),
  ...cursorQuery(cursor),
});

/** The API calls about events. */
export function createEvents(api: ApiClient, queryClient: QueryClient, viewer: string | null) {
  const eventKeys = keysOf(viewer);

  function show(event: CommunityEvent): void {
    putQuery(queryClient, eventKeys.one(event._id), event);
    changeQueries<EventPages>(queryClient, eventKeys.lists, (known) => ({
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        // Events in lists have no body.
        events: page.events.map((other) => (other._id === event._id ? { ...event, body: null } : other)),
      })),
    }));
    // An event whose sign-up was cancelled stays in the open list of the member's events until that list is opened
    // again.
    void queryClient.invalidateQueries({ queryKey: eventKeys.going, refetchType: 'none' });
  }

  return {
    listQuery: (filters: EventFilters) =>
      infiniteQueryOptions({
        queryKey: [...eventKeys.lists, filters.view, filters.way, filters.search],
        queryFn: async ({ pageParam, signal }) =>
          unwrap(await api.GET('/event/all', { params: { query: queryOf(filters, pageParam) }, signal })),
        ...cursorPages,
      }),

    /** The next few events, for a side card. */
    soonQuery: () =>
      queryOptions({
        queryKey: eventKeys.soon,
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/event/all', { params: { query: { limit: FEW } }, signal })).events,
        refetchOnReconnect: true,
      }),

    eventQuery: (id: string) =>
      queryOptions({
        queryKey: eventKeys.one(id),
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/event/getById/{id}', { params: { path: { id } }, signal })).event,
      }),

    feedQuery: () =>
      queryOptions({
        queryKey: eventKeys.feed,
        queryFn: async ({ signal }) => unwrap(await api.GET('/event/feed', { signal })).url,
      }),

    async setGoing(id: string, isGoing: boolean): Promise<void> {
      const params = { path: { id } };
      const answer = isGoing
        ? await api.PUT('/event/attend/{id}', { params })
        : await api.DELETE('/event/attend/{id}', { params });
      show(unwrap(answer).event);
    },

    /** Creates the URL of the member's calendar feed. The previous URL becomes invalid. */
    async makeFeed(): Promise<void> {
      const { url } = unwrap(await api.POST('/event/feed'));
      putQuery(queryClient, eventKeys.feed, url);
    },
  };
}
