import { Icon, type IconProps } from './icon.tsx';

export function IconInfo(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
      <path d="M12 11.2v5" />
      <circle cx="12" cy="8" r="0.6" fill="currentColor" />
    </Icon>
  );
}
