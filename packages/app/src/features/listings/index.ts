export { everyMarketplaceKey, listingKey } from './listing-keys.ts';
export { listingLink, listingPath } from './listing-path.ts';
