import { Icon, type IconProps } from './icon.tsx';

export function IconForward(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M15 5.5 20.5 11 15 16.5" />
      <path d="M20.5 11H10a6.5 6.5 0 0 0-6.5 6.5v1" />
    </Icon>
  );
}
