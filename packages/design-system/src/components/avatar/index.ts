export { Avatar, type AvatarProps } from './avatar.tsx';
export { type PersonName } from './initials.ts';
