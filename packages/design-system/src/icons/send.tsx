import { Icon, type IconProps } from './icon.tsx';

export function IconSend(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M20.8 3.2 3 10.2l7 3.8 3.8 7 7-17.8Z" />
      <path d="M20.8 3.2 10 14" />
    </Icon>
  );
}
