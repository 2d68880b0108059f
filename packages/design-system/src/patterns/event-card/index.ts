export { EventCard, type EventCardProps } from './event-card.tsx';
export { EventCardSkeleton, type EventCardSkeletonProps } from './event-card-skeleton.tsx';
