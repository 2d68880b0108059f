export {
  everyMarketplaceKey,
  listingKey,
  listingLink,
  listingPath,
  offersKey,
  publicListingLink,
} from './listing.ts';
export { listingNotified } from './listing-notified.ts';
