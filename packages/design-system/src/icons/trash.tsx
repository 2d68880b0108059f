import { Icon, type IconProps } from './icon.tsx';

export function IconTrash(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16" />
      <path d="M9 6.3V4.5c0-.6.4-1 1-1h4c.6 0 1 .4 1 1v1.8" />
      <path d="m6 6.5.8 13c0 .6.5 1 1 1h8.4c.5 0 1-.4 1-1l.8-13" />
      <path d="M10 10.5v6" />
      <path d="M14 10.5v6" />
    </Icon>
  );
}
