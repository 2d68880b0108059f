import { Icon, type IconProps } from './icon.tsx';

export function IconCheckDouble(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.5 13 4 4L15 7" />
      <path d="m11.2 16.6.6.4L21 7" />
    </Icon>
  );
}
