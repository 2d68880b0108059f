import { Icon, type IconProps } from './icon.tsx';

export function IconPlus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15" />
      <path d="M4.5 12h15" />
    </Icon>
  );
}
