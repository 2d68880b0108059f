import { Icon, type IconProps } from './icon.tsx';

export function IconFaceLaughing(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
      <path d="M7.6 10.2c.5-1 1.9-1 2.4 0" />
      <path d="M14 10.2c.5-1 1.9-1 2.4 0" />
      <path d="M7.5 13.3h9a4.5 4.5 0 0 1-9 0Z" />
    </Icon>
  );
}
