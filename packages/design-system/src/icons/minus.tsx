import { Icon, type IconProps } from './icon.tsx';

export function IconMinus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 12h15" />
    </Icon>
  );
}
