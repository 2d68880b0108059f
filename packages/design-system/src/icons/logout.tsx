import { Icon, type IconProps } from './icon.tsx';

export function IconLogout(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M13.5 4H6c-.6 0-1 .4-1 1v14c0 .6.4 1 1 1h7.5" />
      <path d="M10 12h10.5" />
      <path d="m16.8 8.2 3.7 3.8-3.7 3.8" />
    </Icon>
  );
}
