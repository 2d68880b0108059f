import { Icon, type IconProps } from './icon.tsx';

export function IconImage(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4.5h15c.6 0 1 .4 1 1v13c0 .6-.4 1-1 1h-15c-.6 0-1-.4-1-1v-13c0-.6.4-1 1-1Z" />
      <path d="m3.5 16.5 4.7-4.7 4.3 4.2 2.8-2.7 5.2 5" />
      <circle cx="15.8" cy="9" r="1.5" />
    </Icon>
  );
}
