import { Icon, type IconProps } from './icon.tsx';

export function IconLock(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.3v2" />
    </Icon>
  );
}
