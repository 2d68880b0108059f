import { Icon, type IconProps } from './icon.tsx';

export function IconFlag(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 21V4" />
      <path d="M5.5 4.8c4.3-2.3 8.2 2.3 13 0v9c-4.8 2.3-8.7-2.3-13 0" />
    </Icon>
  );
}
