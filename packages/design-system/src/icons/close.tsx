import { Icon, type IconProps } from './icon.tsx';

export function IconClose(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 5.5 13 13" />
      <path d="m18.5 5.5-13 13" />
    </Icon>
  );
}
