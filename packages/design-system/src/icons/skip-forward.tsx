import { Icon, type IconProps } from './icon.tsx';

export function IconSkipForward(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M19 12a7 7 0 1 1-2.3-5.2L19 9" />
      <path d="M19 4.5V9h-4.5" />
    </Icon>
  );
}
