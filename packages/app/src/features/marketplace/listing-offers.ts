import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { offersKey } from '../listings/index.ts';
import type { Listing } from './listing-cache.ts';

export type ListingOffer = Schemas['ListingOffer'];

/** Sends a change of one listing, and shows the listing of the response everywhere. */
type Change = (send: () => Promise<Schemas['ListingAnswer']>) => Promise<Listing>;

/** The API calls for the offers of members for listings. */
export const createListingOffers = (client: ApiClient, queryClient: QueryClient, change: Change) => ({
  /** The open offers for a listing of the member. */
  offersQuery: (id: string) =>
    queryOptions({
      queryKey: offersKey(id),
      queryFn: async ({ signal }) =>
        unwrap(await client.GET('/marketplace/offers/{id}', { params: { path: { id } }, signal })).offers,
      // A member can have made or withdrawn an offer since the listing was last open.
      staleTime: 0,
      refetchOnReconnect: true,
    }),

  /** Replaces the offer that the member has made before. */
  makeOffer: (id: string, amount: number): Promise<Listing> =>
    change(async () =>
      unwrap(await client.PUT('/marketplace/offer/{id}', { params: { path: { id } }, body: { amount } })),
    ),

  withdrawOffer: (id: string): Promise<Listing> =>
    change(async () => unwrap(await client.DELETE('/marketplace/offer/{id}', { params: { path: { id } } }))),

  async answerOffer(id: string, offer: ListingOffer, answer: 'accept' | 'decline'): Promise<void> {
    const body = { member: offer.member._id, amount: offer.amount, answer };
    await change(async () =>
      unwrap(await client.PUT('/marketplace/offers/{id}', { params: { path: { id } }, body })),
    );
    queryClient.setQueryData<ListingOffer[]>(offersKey(id), (known) =>
      known?.filter(({ member }) => member._id !== body.member),
    );
  },
});
