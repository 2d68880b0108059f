import { Icon, type IconProps } from './icon.tsx';

export function IconBook(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.3C10 4.8 7 4.3 3.5 4.5v13.7c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8V4.5C17 4.3 14 4.8 12 6.3Z" />
      <path d="M12 6.3V20" />
    </Icon>
  );
}
