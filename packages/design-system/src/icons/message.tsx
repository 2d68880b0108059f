import { Icon, type IconProps } from './icon.tsx';

export function IconMessage(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 5.5h15c.6 0 1 .4 1 1v9.5c0 .6-.4 1-1 1H12l-4.5 3.5V17h-3c-.6 0-1-.4-1-1V6.5c0-.6.4-1 1-1Z" />
      <path d="M8 9.5h8" />
      <path d="M8 13h5" />
    </Icon>
  );
}
