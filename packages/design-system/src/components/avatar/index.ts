export { Avatar, type AvatarProps } from './avatar.tsx';
export { type Person, type PersonName } from './initials.ts';
