import { Icon, type IconProps } from './icon.tsx';

export function IconArrowUp(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20V4.5" />
      <path d="m5.5 10.8 6.5-6.3 6.5 6.3" />
    </Icon>
  );
}
