import { Icon, type IconProps } from './icon.tsx';

export function IconMention(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M15.8 8.2v5c0 1.6 1 2.6 2.5 2.6s2.5-1.2 2.5-3.8a8.8 8.8 0 1 0-3.6 7.1" />
    </Icon>
  );
}
