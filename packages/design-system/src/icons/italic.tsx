import { Icon, type IconProps } from './icon.tsx';

export function IconItalic(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 5h7M7 19h7M14 5l-4 14" />
    </Icon>
  );
}
