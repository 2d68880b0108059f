import { Icon, type IconProps } from './icon.tsx';

export function IconSearch(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z" />
      <path d="m15.3 15.3 5.2 5.2" />
    </Icon>
  );
}
