import { Icon, type IconProps } from './icon.tsx';

export function IconSettings(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9" />
      <path d="M17 7h3" />
      <path d="M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z" />
      <path d="M4 17h3" />
      <path d="M11 17h9" />
      <path d="M9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z" />
    </Icon>
  );
}
