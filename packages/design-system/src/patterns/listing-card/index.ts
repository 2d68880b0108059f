export { ListingCard, type ListingCardProps, type ListingStatus } from './listing-card.tsx';
export { ListingCardSkeleton, type ListingCardSkeletonProps } from './listing-card-skeleton.tsx';
export { ListingGrid, type ListingGridProps } from './listing-grid.tsx';
export type { ListingPlace } from './use-listing-window.ts';
export type { ListingPhotoSource } from './listing-photo.tsx';
export type { ListingView } from './listing-view-context.ts';
