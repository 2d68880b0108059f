import { Icon, type IconProps } from './icon.tsx';

export function IconFlower(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 13.5c-3.2 0-4.8-2-4.8-5V4.2l2.6 2L12 3.5l2.2 2.7 2.6-2v4.3c0 3-1.6 5-4.8 5Z" />
      <path d="M12 13.5v7" />
      <path d="M12 20.5c-3.6 0-5.2-1.6-5.6-4.4 3 .1 5 1.3 5.6 4.4Z" />
    </Icon>
  );
}
