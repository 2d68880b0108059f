import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { listingNotFound } from './errors.ts';
import { createListingLists } from './lists.ts';
import { namedChanges, readChanges } from './photos.ts';
import { createOffers } from './offers.ts';
import { createListingPresenter } from './presenter.ts';
import { createPublicListings } from './public-listings.ts';
import { createSavedSearches } from './saved-searches.ts';
import { createSellers } from './sellers.ts';
import { createListingService } from './service.ts';

type MarketplaceOperations =
  | 'listListings'
  | 'listListingPlaces'
  | 'getListing'
  | 'getListingSeller'
  | 'listPublicListings'
  | 'getPublicListing'
  | 'createListing'
  | 'updateListing'
  | 'listListingEnquirers'
  | 'reserveListing'
  | 'makeOffer'
  | 'withdrawOffer'
  | 'listListingOffers'
  | 'answerOffer'
  | 'deleteListing'
  | 'saveListing'
  | 'unsaveListing'
  | 'listSavedSearches'
  | 'saveSearch'
  | 'deleteSavedSearch';

export function marketplaceRoutes(dependencies: Dependencies): Pick<Handlers, MarketplaceOperations> {
  const lists = createListingLists(dependencies);
  const service = createListingService(dependencies);
  const searches = createSavedSearches(dependencies);
  const publicListings = createPublicListings(dependencies);
  const presenter = createListingPresenter(dependencies);
  const offers = createOffers(dependencies);
  const readSeller = createSellers(dependencies);

  return {
    listListings: async ({ actor, query }) => ({ status: 200, body: await lists.list(actor, query) }),

    listListingPlaces: async ({ actor, query }) => ({ status: 200, body: await lists.places(actor, query) }),

    getListing: async ({ actor, params }) => ({
      status: 200,
      body: { item: await service.read(actor, params.id) },
    }),

    getListingSeller: async ({ actor, params }) => ({
      status: 200,
      body: { seller: await readSeller(actor, params.id) },
    }),

    listPublicListings: async ({ actor, query }) => {
      const rows = await publicListings.newest(actor?.userId ?? null, query.limit);
      return { status: 200, body: { items: rows.map(presenter.presentPublic) } };
    },

    getPublicListing: async ({ actor, params }) => {
      const row = await publicListings.find(params.id, actor?.userId ?? null);
      if (row === null) throw listingNotFound();
      return { status: 200, body: { item: presenter.presentPublic(row) } };
    },

    createListing: async ({ actor, body, uploads, idempotencyKey }) => {
      const { isNew, item } = await service.create(actor, body, uploads, idempotencyKey);
      return { status: isNew ? 201 : 200, body: { item } };
    },

    updateListing: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body, uploads }) => {
        const { photos, images: _, ...change } = { images: undefined, ...body };
        const arranged = typeof photos === 'string' ? readChanges(photos) : namedChanges(photos);
        const item = await service.update(
          actor,
          params.id,
          { ...change, ...(arranged === undefined ? {} : { photos: arranged }) },
          uploads,
        );
        return { status: 200, body: { item } };
      },
    },

    listListingEnquirers: async ({ actor, params }) => ({
      status: 200,
      body: { members: await service.enquirers(actor, params.id) },
    }),

    reserveListing: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { item: await service.reserve(actor, params.id, body.member) },
      }),
    },

    makeOffer: {
      authorize: ({ actor, params }) => offers.requireOther(actor, params.id),
      handle: async ({ actor, params, body }) => {
        await offers.make(actor, params.id, body.amount);
        return { status: 200, body: { item: await service.read(actor, params.id) } };
      },
    },

    withdrawOffer: async ({ actor, params }) => {
      await offers.withdraw(actor, params.id);
      return { status: 200, body: { item: await service.read(actor, params.id) } };
    },

    listListingOffers: async ({ actor, params }) => {
      await service.requireEditable(actor, params.id);
      return { status: 200, body: { offers: await offers.list(actor.userId, params.id) } };
    },

    answerOffer: {
      authorize: ({ actor, params }) => service.requireEditable(actor, params.id),
      handle: async ({ actor, params, body }) => {
        await service.requireEditable(actor, params.id);
        await offers.answer(actor, params.id, body);
        return { status: 200, body: { item: await service.read(actor, params.id) } };
      },
    },

    deleteListing: async ({ actor, params }) => {
      await service.delete(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('The listing has been deleted.') },
      };
    },

    saveListing: async ({ actor, params }) => ({
      status: 200,
      body: { item: await service.save(actor, params.id, true) },
    }),

    unsaveListing: async ({ actor, params }) => ({
      status: 200,
      body: { item: await service.save(actor, params.id, false) },
    }),

    listSavedSearches: async ({ actor }) => ({
      status: 200,
      body: { searches: await searches.list(actor) },
    }),

    saveSearch: async ({ actor, body }) => {
      const { isNew, search } = await searches.create(actor, body);
      return { status: isNew ? 201 : 200, body: { search } };
    },

    deleteSavedSearch: async ({ actor, params }) => {
      await searches.delete(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('The search has been deleted.') },
      };
    },
  };
}
