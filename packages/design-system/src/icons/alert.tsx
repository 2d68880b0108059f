import { Icon, type IconProps } from './icon.tsx';

export function IconAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.8 19.5h18.4L12 4Z" />
      <path d="M12 10v4.2" />
      <circle cx="12" cy="16.8" r="0.6" fill="currentColor" />
    </Icon>
  );
}
