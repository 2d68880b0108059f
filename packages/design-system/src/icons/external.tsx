import { Icon, type IconProps } from './icon.tsx';

export function IconExternal(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M7 17 17.5 6.5" />
      <path d="M8.5 6.5h9v9" />
    </Icon>
  );
}
