export { ResourceCard, type ResourceCardProps } from './resource-card.tsx';
export { ResourceCardSkeleton, type ResourceCardSkeletonProps } from './resource-card-skeleton.tsx';
