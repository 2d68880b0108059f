import { Icon, type IconProps } from './icon.tsx';

export function IconChevronDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 9 6.5 6.5L18.5 9" />
    </Icon>
  );
}
