import { Icon, type IconProps } from './icon.tsx';

export function IconShare(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v11.5" />
      <path d="M7.8 7.5 12 3.5l4.2 4" />
      <path d="M5 12.5v6.2c0 .7.6 1.3 1.3 1.3h11.4c.7 0 1.3-.6 1.3-1.3v-6.2" />
    </Icon>
  );
}
