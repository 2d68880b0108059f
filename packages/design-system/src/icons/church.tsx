import { Icon, type IconProps } from './icon.tsx';

export function IconChurch(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5v4.5" />
      <path d="M10.2 4.2h3.6" />
      <path d="M7 12.4V10.7L12 7l5 3.7v1.7" />
      <path d="M7 20.5v-8.3l-3.5 2.6v5.7h17v-5.7L17 12.2v8.3" />
      <path d="M10.3 20.5v-3.8a1.7 1.7 0 0 1 3.4 0v3.8" />
      <circle cx="12" cy="12" r="0.9" />
    </Icon>
  );
}
