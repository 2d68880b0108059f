import { Icon, type IconProps } from './icon.tsx';

export function IconChurch(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5v5" />
      <path d="M9.8 4.4h4.4" />
      <path d="M6.5 20.5V12L12 7.5 17.5 12v8.5" />
      <path d="M6.5 14.5 3 17v3.5h18V17l-3.5-2.5" />
      <path d="M10 20.5v-3.5a2 2 0 0 1 4 0v3.5" />
    </Icon>
  );
}
