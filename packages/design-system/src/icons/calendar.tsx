import { Icon, type IconProps } from './icon.tsx';

export function IconCalendar(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5.5h14c.6 0 1 .4 1 1V19c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1V6.5c0-.6.4-1 1-1Z" />
      <path d="M4 10h16" />
      <path d="M8 3.5V7" />
      <path d="M16 3.5V7" />
    </Icon>
  );
}
