export { MassSearch } from './mass-search.tsx';
export { NewestListings } from './newest-listings.tsx';
export { NextEvents } from './next-events.tsx';
