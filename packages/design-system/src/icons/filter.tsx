import { Icon, type IconProps } from './icon.tsx';

export function IconFilter(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h8M17 7h3M4 12h3M12 12h8M4 17h10M19 17h1" />
      <circle cx="14.5" cy="7" r="2.3" />
      <circle cx="9.5" cy="12" r="2.3" />
      <circle cx="16.5" cy="17" r="2.3" />
    </Icon>
  );
}
