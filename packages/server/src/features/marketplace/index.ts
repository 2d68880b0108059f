export { handleListingAlerts } from './alerts.ts';
export { listingNotFound, listingOfNeither, listingSold } from './errors.ts';
export { handleListingJobs } from './forgetting.ts';
export { endOffersBetween } from './offer-notifications.ts';
export { listingPictures, withListingPages } from './listing-pages.ts';
export { listingReferencesOf } from './references.ts';
export { marketplaceRoutes } from './routes.ts';
export { createListingFinder } from './search.ts';
