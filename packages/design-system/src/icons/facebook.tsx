import { Icon, type IconProps } from './icon.tsx';

export function IconFacebook(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
      <path d="M12.2 20.4v-8.2c0-2.1 1-3.2 3.2-3.2" />
      <path d="M9.4 13.2h5.4" />
    </Icon>
  );
}
