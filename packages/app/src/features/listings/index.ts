export { everyMarketplaceKey, listingKey, listingLink, listingPath, publicListingLink } from './listing.ts';
