import { Icon, type IconProps } from './icon.tsx';

export function IconChevronLeft(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M15 5.5 8.5 12l6.5 6.5" />
    </Icon>
  );
}
