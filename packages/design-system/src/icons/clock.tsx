import { Icon, type IconProps } from './icon.tsx';

export function IconClock(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
      <path d="M12 7.5V12l3.2 2" />
    </Icon>
  );
}
