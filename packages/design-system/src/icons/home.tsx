import { Icon, type IconProps } from './icon.tsx';

export function IconHome(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10.8 12 4l8 6.8V19c0 .6-.4 1-1 1h-4.5v-4.5a2.5 2.5 0 0 0-5 0V20H5c-.6 0-1-.4-1-1v-8.2Z" />
    </Icon>
  );
}
