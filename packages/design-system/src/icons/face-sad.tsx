import { Icon, type IconProps } from './icon.tsx';

export function IconFaceSad(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
      <path d="M8.9 9.6v.9" />
      <path d="M15.1 9.6v.9" />
      <path d="M8.4 16.4c1.7-2.5 5.5-2.5 7.2 0" />
    </Icon>
  );
}
