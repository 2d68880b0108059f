import { Icon, type IconProps } from './icon.tsx';

export function IconPin(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21s6.8-6.3 6.8-11.4a6.8 6.8 0 0 0-13.6 0C5.2 14.7 12 21 12 21Z" />
      <circle cx="12" cy="9.6" r="2.4" />
    </Icon>
  );
}
