import { listingPolicy, searchPolicy } from '../src/features/marketplace/policy.ts';
import { offered } from './listings.ts';
import { area, everyMember, ownerAlone, ownerOrStaff } from './policy-area.ts';

export const marketplace = area({
  policies: { listings: listingPolicy, searches: searchPolicy },
  make: async ({ asker, callers: { owner } }) => {
    await owner.request('PUT', `/user/update/${owner.id}`, { body: { listingsPublic: true } });
    const { _id: listingId } = await offered(owner);
    await asker.request('PUT', `/marketplace/offer/${listingId}`, { body: { amount: 40 } });
    const { body } = await owner.request<{ search: { _id: string } }>('POST', '/marketplace/searches', {
      body: { search: 'crucifix' },
    });
    return { asker, listingId, searchId: body.search._id };
  },
  rows: {
    listListings: { call: () => ['GET', '/marketplace/all'], expected: everyMember() },
    listListingPlaces: { call: () => ['GET', '/marketplace/places'], expected: everyMember() },
    getListing: { call: ({ listingId }) => ['GET', `/marketplace/${listingId}`], expected: everyMember() },
    getListingSeller: {
      call: ({ listingId }) => ['GET', `/marketplace/seller/${listingId}`],
      expected: everyMember(),
    },
    listPublicListings: {
      call: () => ['GET', '/listing/all'],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    getPublicListing: {
      call: ({ listingId }) => ['GET', `/listing/getById/${listingId}`],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    createListing: {
      call: () => ['POST', '/marketplace/create', { body: { title: 'Missal', price: 5 } }],
      expected: everyMember(201),
    },
    updateListing: {
      call: ({ listingId }) => ['PUT', `/marketplace/update/${listingId}`, { body: { status: 'sold' } }],
      expected: ownerAlone(403),
    },
    listListingEnquirers: {
      call: ({ listingId }) => ['GET', `/marketplace/enquirers/${listingId}`],
      expected: ownerAlone(403),
    },
    reserveListing: {
      call: ({ listingId }) => ['PUT', `/marketplace/reserve/${listingId}`, { body: { member: null } }],
      expected: ownerAlone(403),
    },
    makeOffer: {
      call: ({ listingId }) => ['PUT', `/marketplace/offer/${listingId}`, { body: { amount: 40 } }],
      expected: { ...everyMember(), owner: 403 },
    },
    withdrawOffer: {
      call: ({ listingId }) => ['DELETE', `/marketplace/offer/${listingId}`],
      expected: everyMember(),
    },
    listListingOffers: {
      call: ({ listingId }) => ['GET', `/marketplace/offers/${listingId}`],
      expected: ownerAlone(403),
    },
    answerOffer: {
      call: ({ asker, listingId }) => [
        'PUT',
        `/marketplace/offers/${listingId}`,
        { body: { member: asker.id, amount: 40, answer: 'decline' } },
      ],
      expected: ownerAlone(403),
    },
    deleteListing: {
      call: ({ listingId }) => ['DELETE', `/marketplace/delete/${listingId}`],
      expected: ownerOrStaff(),
    },
    saveListing: {
      call: ({ listingId }) => ['PUT', `/marketplace/save/${listingId}`],
      expected: everyMember(),
    },
    unsaveListing: {
      call: ({ listingId }) => ['DELETE', `/marketplace/save/${listingId}`],
      expected: everyMember(),
    },
    listSavedSearches: { call: () => ['GET', '/marketplace/searches'], expected: everyMember() },
    saveSearch: {
      call: () => ['POST', '/marketplace/searches', { body: { category: 'Books' } }],
      expected: everyMember(201),
    },
    deleteSavedSearch: {
      call: ({ searchId }) => ['DELETE', `/marketplace/searches/${searchId}`],
      expected: ownerAlone(404),
    },
  },
});
