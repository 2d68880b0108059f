import { Icon, type IconProps } from './icon.tsx';

export function IconCandle(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.8c1.6 1.9 2.2 2.9 2.2 4a2.2 2.2 0 0 1-4.4 0c0-1.1.6-2.1 2.2-4Z" />
      <path d="M12 9v2" />
      <path d="M9 11.2h6v9.3H9v-9.3Z" />
      <path d="M6 20.5h12" />
    </Icon>
  );
}
