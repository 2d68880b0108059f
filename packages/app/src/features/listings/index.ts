export { everyMarketplaceKey, listingKey, listingLink, listingPath } from './listing.ts';
