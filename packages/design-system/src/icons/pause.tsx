import { Icon, type IconProps } from './icon.tsx';

export function IconPause(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5v14" />
      <path d="M16 5v14" />
    </Icon>
  );
}
