import { Icon, type IconProps } from './icon.tsx';

export function IconMail(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16c.6 0 1 .4 1 1v11c0 .6-.4 1-1 1H4c-.6 0-1-.4-1-1v-11c0-.6.4-1 1-1Z" />
      <path d="m3.3 7 8.7 6.5L20.7 7" />
    </Icon>
  );
}
