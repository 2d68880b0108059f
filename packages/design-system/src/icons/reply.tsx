import { Icon, type IconProps } from './icon.tsx';

export function IconReply(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M9 5.5 3.5 11 9 16.5" />
      <path d="M3.5 11H14a6.5 6.5 0 0 1 6.5 6.5v1" />
    </Icon>
  );
}
