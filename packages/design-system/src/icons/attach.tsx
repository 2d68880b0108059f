import { Icon, type IconProps } from './icon.tsx';

export function IconAttach(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m20 11.5-8.2 8.2a5.2 5.2 0 0 1-7.4-7.4l8.5-8.5a3.5 3.5 0 0 1 5 5l-8.5 8.4a1.7 1.7 0 0 1-2.5-2.4l7.8-7.8" />
    </Icon>
  );
}
