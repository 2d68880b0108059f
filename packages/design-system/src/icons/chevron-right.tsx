import { Icon, type IconProps } from './icon.tsx';

export function IconChevronRight(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="m9 5.5 6.5 6.5L9 18.5" />
    </Icon>
  );
}
