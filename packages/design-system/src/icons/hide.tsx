import { Icon, type IconProps } from './icon.tsx';

export function IconHide(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
      <path d="m6 6 12 12" />
    </Icon>
  );
}
