import { Icon, type IconProps } from './icon.tsx';

export function IconMenu(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5h17" />
      <path d="M3.5 12h17" />
      <path d="M3.5 17.5h17" />
    </Icon>
  );
}
