import { Icon, type IconProps } from './icon.tsx';

export function IconVideo(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h10.5c.6 0 1 .4 1 1v10c0 .6-.4 1-1 1H4c-.6 0-1-.4-1-1V7c0-.6.4-1 1-1Z" />
      <path d="m15.5 10.7 5.5-3.2v9l-5.5-3.2" />
    </Icon>
  );
}
