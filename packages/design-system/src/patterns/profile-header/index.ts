export { ProfileHeader, type ProfileHeaderProps } from './profile-header.tsx';
export { ProfileHeaderSkeleton, type ProfileHeaderSkeletonProps } from './profile-header-skeleton.tsx';
export type { ProfileRelation } from './profile-actions.tsx';
