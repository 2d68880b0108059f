import { Icon, type IconProps } from './icon.tsx';

export function IconUser(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 12 4Z" />
      <path d="M4.5 20.3c.7-3.7 3.7-5.8 7.5-5.8s6.8 2.1 7.5 5.8" />
    </Icon>
  );
}
