import type { ApiClient, Schemas } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { putQuery } from '../../platform/change-query.ts';
import { createIdempotentRetry } from '../../platform/idempotent-retry.ts';
import { isMissing } from '../../platform/is-not-found.ts';
import {
  findListing,
  firstPage,
  insertListing,
  nextPage,
  patchListing,
  refreshListing,
  removeListing,
  type Listing,
  type ListingPage,
  type ListingPages,
  type PageRequest,
} from './listing-cache.ts';
import {
  isFound,
  narrowingOf,
  noFilters,
  readFilters,
  writeFilters,
  type ListingFilters,
} from './listing-filters.ts';
import {
  createListingSending,
  isSame,
  type KnownPhoto,
  type ListingFields,
  type NewPhoto,
  type Sending,
  type Sent,
} from './listing-sending.ts';
import { createListingOffers } from './listing-offers.ts';
import { createSavedSearches } from './saved-search-requests.ts';
import { everyMarketplaceKey, listingKey } from '../listings/index.ts';
import { createSaveQueue } from '../../platform/save-queue.ts';

export type ListingStatus = Schemas['ListingStatus'];

const everyList = [...everyMarketplaceKey, 'list'];
const everyPlaces = [...everyMarketplaceKey, 'places'];
const listKey = (filters: ListingFilters) => [...everyList, writeFilters(filters).toString()];
const staleAfter = 30_000;

/** The filters in a list's query key. */
const filtersIn = (key: readonly unknown[]): ListingFilters =>
  readFilters(new URLSearchParams(typeof key[2] === 'string' ? key[2] : ''));

/**
 * Whether a list can be shown while another one loads. Other members' offers must not be shown as the reader's saved
 * listings.
 */
export function isOfSameSource(
  key: readonly unknown[] | undefined,
  { owner, saved }: ListingFilters,
): boolean {
  const before = filtersIn(key ?? []);
  return before.owner === owner && before.saved === saved;
}

/** The marketplace's API calls. Each change of a listing also updates every cached list. */
export function createListings(client: ApiClient, queryClient: QueryClient) {
  const retryIdempotently = createIdempotentRetry<Sent>();
  const { send, sendChange } = createListingSending(client);

  const lists = () => queryClient.getQueriesData<ListingPages>({ queryKey: everyList });

  function changeLists(change: (list: ListingPages, filters: ListingFilters) => ListingPages): void {
    for (const [key, list] of lists()) {
      if (list !== undefined) queryClient.setQueryData(key, change(list, filtersIn(key)));
    }
  }

  /** Refetches the queries in flight, because their responses would lack the change and thereby undo it. */
  function refetchIfFetching(): void {
    for (const queryKey of [everyList, everyPlaces]) {
      void queryClient.invalidateQueries({
        queryKey,
        predicate: ({ state }) => state.fetchStatus === 'fetching',
      });
    }
  }

  function markStale(of: (filters: ListingFilters) => boolean): void {
    void queryClient.invalidateQueries({
      queryKey: everyList,
      predicate: ({ queryKey }) => of(filtersIn(queryKey)),
    });
  }

  function patch(id: string, change: (listing: Listing) => Partial<Listing>): void {
    changeLists((list) => patchListing(list, id, change));
    queryClient.setQueryData<Listing>(listingKey(id), (known) => known && { ...known, ...change(known) });
  }

  function drop(id: string): void {
    changeLists((list) => removeListing(list, id));
    queryClient.removeQueries({ queryKey: listingKey(id) });
    void queryClient.invalidateQueries({ queryKey: everyPlaces });
    refetchIfFetching();
  }

  const saves = createSaveQueue({
    show: (id, saved) => patch(id, () => ({ saved })),
    async send(id, saved) {
      const params = { path: { id } };
      if (saved) await client.PUT('/marketplace/save/{id}', { params });
      else await client.DELETE('/marketplace/save/{id}', { params });
      void queryClient.invalidateQueries({
        queryKey: everyList,
        predicate: ({ queryKey }) => filtersIn(queryKey).saved,
        // A listing that was just unsaved stays visible in the open list until that list is opened again.
        refetchType: 'none',
      });
    },
  });

  const readPage = async (
    filters: ListingFilters,
    { cursor, limit }: PageRequest,
    signal: AbortSignal,
  ): Promise<ListingPage> => {
    // Waits, because otherwise the server's response can lack a listing that was just saved.
    if (filters.saved) await saves.settled();
    const { sort } = filters;
    const asked = saves.moment();
    const query = { ...narrowingOf(filters), sort, limit, ...(cursor !== null && { cursor }) };
    const page = unwrap(await client.GET('/marketplace/all', { params: { query }, signal }));
    return { ...page, items: page.items.map((item) => saves.withWanted(item, asked)) };
  };

  const readListing = async (id: string, signal: AbortSignal): Promise<Listing> => {
    const asked = saves.moment();
    const { item } = unwrap(await client.GET('/marketplace/{id}', { params: { path: { id } }, signal }));
    const listing = saves.withWanted(item, asked);
    changeLists((list, filters) => refreshListing(list, filters, listing));
    return listing;
  };

  const loadedListing = (id: string): Listing | undefined =>
    lists()
      .map(([, list]) => findListing(list, id))
      .find((listing) => listing !== undefined);

  /**
   * Shows an owner's change of a listing everywhere. Removes the listing from lists whose filters it no longer matches,
   * except for lists of saved listings.
   */
  function showChanged(item: Listing, asked: number): Listing {
    const listing = saves.withWanted(item, asked);
    putQuery(queryClient, listingKey(listing._id), listing);
    const missing = new Set<string>();
    changeLists((list, filters) => {
      if (findListing(list, listing._id) === undefined) {
        if (isFound(filters, listing)) missing.add(writeFilters(filters).toString());
        return list;
      }
      return isFound(filters, listing) || filters.saved
        ? refreshListing(list, filters, listing)
        : removeListing(list, listing._id);
    });
    markStale((filters) => missing.has(writeFilters(filters).toString()));
    void queryClient.invalidateQueries({ queryKey: everyPlaces });
    refetchIfFetching();
    return listing;
  }

  /** Sends a change of one listing, and shows the listing of the response everywhere. */
  async function change(send: () => Promise<Schemas['ListingAnswer']>): Promise<Listing> {
    const asked = saves.moment();
    return showChanged((await send()).item, asked);
  }

  return {
    /** `limit` reaches down to the reading position, so that one request restores the position. */
    listQuery: (filters: ListingFilters, limit: number = firstPage.limit) =>
      infiniteQueryOptions({
        queryKey: listKey(filters),
        queryFn: ({ pageParam, signal }) => readPage(filters, pageParam, signal),
        initialPageParam: { ...firstPage, limit },
        getNextPageParam: (page, _pages, before) => nextPage(page, before),
        // Refetching all pages would move the content, so the query does not become stale. `refetchIfStale` refetches
        // the first page while the reader is still at the top.
        staleTime: Infinity,
        refetchOnReconnect: (query) => query.state.data === undefined,
      }),

    placesQuery: (filters: ListingFilters) =>
      queryOptions({
        queryKey: [...everyPlaces, writeFilters({ ...filters, sort: noFilters.sort }).toString()],
        queryFn: async ({ signal }) =>
          unwrap(
            await client.GET('/marketplace/places', { params: { query: narrowingOf(filters) }, signal }),
          ),
      }),

    listingQuery: (id: string) =>
      queryOptions({
        queryKey: listingKey(id),
        queryFn: ({ signal }) => readListing(id, signal),
        initialData: () => loadedListing(id),
        initialDataUpdatedAt: 0,
        // A reopened listing must show whether it has been sold meanwhile.
        staleTime: 0,
        refetchOnReconnect: true,
      }),

    /**
     * Shortens a stale list to its first page, and refetches this page. The old page stays visible until the response
     * arrives.
     */
    refetchIfStale(filters: ListingFilters): void {
      const queryKey = listKey(filters);
      const { dataUpdatedAt = 0, isInvalidated = false } =
        queryClient.getQueryState<ListingPages>(queryKey) ?? {};
      const list = queryClient.getQueryData<ListingPages>(queryKey);
      if (list === undefined || (!isInvalidated && Date.now() - dataUpdatedAt < staleAfter)) return;
      queryClient.setQueryData<ListingPages>(queryKey, {
        pages: list.pages.slice(0, 1),
        pageParams: [firstPage],
      });
      void queryClient.invalidateQueries({ queryKey });
    },

    /** If the error says that the listing was deleted, drops it from all lists. */
    dropIfMissing(id: string, error: unknown): void {
      if (isMissing(error)) drop(id);
    },

    /**
     * A repeat with the same key creates no second listing. If the member has edited the listing since the first try,
     * the edits are sent afterwards as a change.
     */
    async create(
      fields: ListingFields,
      photos: readonly NewPhoto[],
      { key, ...sending }: Sending & { key: string },
    ): Promise<Listing> {
      const sent = { fields, photos };
      let arrived = sent;
      const made = await retryIdempotently(key, sent, (tried, keyOfTry) => {
        arrived = tried;
        return send(tried, keyOfTry, sending);
      });
      const removed = arrived.fields.meetingPoint === undefined ? {} : { meetingPoint: '' };
      const item = isSame(arrived, sent)
        ? made
        : await sendChange(made._id, { ...removed, ...fields }, photos, sending);
      putQuery(queryClient, listingKey(item._id), item);
      changeLists((list, filters) => insertListing(list, filters, item));
      // Only the server can compute the distance from another ZIP code.
      markStale(({ distance, zip }) => distance !== null && zip !== null);
      void queryClient.invalidateQueries({ queryKey: everyPlaces });
      refetchIfFetching();
      return item;
    },

    /** Fields that are omitted stay unchanged. `photos` is the complete new list, in order. */
    async update(
      id: string,
      fields: Partial<ListingFields>,
      photos?: readonly (KnownPhoto | NewPhoto)[],
      sending: Sending = {},
    ): Promise<Listing> {
      const asked = saves.moment();
      return showChanged(await sendChange(id, fields, photos, sending), asked);
    },

    setStatus: (id: string, status: ListingStatus): Promise<Listing> =>
      change(async () =>
        unwrap(await client.PUT('/marketplace/update/{id}', { params: { path: { id } }, body: { status } })),
      ),

    /** Null reserves it for nobody in particular. */
    reserve: (id: string, member: string | null): Promise<Listing> =>
      change(async () =>
        unwrap(await client.PUT('/marketplace/reserve/{id}', { params: { path: { id } }, body: { member } })),
      ),

    ...createListingOffers(client, queryClient, change),
    ...createSavedSearches(client, queryClient),

    async remove(id: string): Promise<void> {
      await client.DELETE('/marketplace/delete/{id}', { params: { path: { id } } });
      drop(id);
    },

    /** Shows the change immediately, in every list and in the listing itself. Reverts it if the request fails. */
    setSaved: (id: string, saved: boolean): Promise<void> => saves.set(id, saved),
  };
}

export type Listings = ReturnType<typeof createListings>;
