import { Icon, type IconProps } from './icon.tsx';

export function IconDocument(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8L18.5 8v12.5H6V3.5Z" />
      <path d="M14 3.5V8h4.5" />
      <path d="M9 12.5h6.5" />
      <path d="M9 16h4.5" />
    </Icon>
  );
}
