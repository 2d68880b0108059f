import { Icon, type IconProps } from './icon.tsx';

export function IconBell(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5Z" />
      <path d="M10 20.5h4" />
      <path d="M12 5V3.3" />
    </Icon>
  );
}
