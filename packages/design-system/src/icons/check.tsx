import { Icon, type IconProps } from './icon.tsx';

export function IconCheck(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.8 4.8 4.7L19.5 7" />
    </Icon>
  );
}
