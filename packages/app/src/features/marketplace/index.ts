export { savedListings } from './lazy-saved-listings.ts';
