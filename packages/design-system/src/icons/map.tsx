import { Icon, type IconProps } from './icon.tsx';

export function IconMap(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 6.5 5.5-2.5 6 2.5 5.5-2.5v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20" />
    </Icon>
  );
}
