import { Icon, type IconProps } from './icon.tsx';

export function IconArrowDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15" />
      <path d="m5.5 13 6.5 6.5 6.5-6.5" />
    </Icon>
  );
}
