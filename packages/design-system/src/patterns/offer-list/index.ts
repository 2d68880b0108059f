export { OfferList, type ListingOffer, type OfferListProps } from './offer-list.tsx';
