import { Icon, type IconProps } from './icon.tsx';

export function IconList(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h1M4.5 12h1M4.5 18h1" />
    </Icon>
  );
}
