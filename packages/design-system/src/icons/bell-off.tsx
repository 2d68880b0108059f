import { Icon, type IconProps } from './icon.tsx';

export function IconBellOff(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16.5V11c0-1.5.5-2.8 1.4-3.9M9.6 5.5A6 6 0 0 1 18 11v3" />
      <path d="M17 18H4.5L6 16.5" />
      <path d="M10 20.5h4" />
      <path d="m4 4 16 16" />
    </Icon>
  );
}
