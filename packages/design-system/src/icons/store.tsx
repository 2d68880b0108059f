import { Icon, type IconProps } from './icon.tsx';

export function IconStore(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10v9c0 .6.4 1 1 1h13c.6 0 1-.4 1-1v-9" />
      <path d="M5.2 4h13.6l1.9 4.6a2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.8 0L5.2 4Z" />
      <path d="M9.5 20v-5h5v5" />
    </Icon>
  );
}
