import { Icon, type IconProps } from './icon.tsx';

export function IconUserPlus(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="8.5" r="4" />
      <path d="M3 20c.6-4 3.4-6 7-6s6.4 2 7 6M18.5 6.5v5M16 9h5" />
    </Icon>
  );
}
