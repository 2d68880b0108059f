import { Icon, type IconProps } from './icon.tsx';

export function IconSkipBack(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M5 12a7 7 0 1 0 2.3-5.2L5 9" />
      <path d="M5 4.5V9h4.5" />
    </Icon>
  );
}
