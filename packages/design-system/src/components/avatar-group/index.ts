export { AvatarGroup, type AvatarGroupPerson, type AvatarGroupProps } from './avatar-group.tsx';
