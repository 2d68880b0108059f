export { ListingReference, type ListingReferenceProps } from './listing-reference.tsx';
