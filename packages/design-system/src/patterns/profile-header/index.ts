export { ProfileHeader, type ProfileHeaderProps } from './profile-header.tsx';
export type { ProfileRelation } from './profile-actions.tsx';
