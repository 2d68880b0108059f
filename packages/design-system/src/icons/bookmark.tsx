import { Icon, type IconProps } from './icon.tsx';

export function IconBookmark(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.8h11v16.4L12 16.4l-5.5 3.8z" />
    </Icon>
  );
}
