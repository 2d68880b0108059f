import { Icon, type IconProps } from './icon.tsx';

export function IconInstagram(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Z" />
      <path d="M12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z" />
      <path d="M16.8 7.2h.01" />
    </Icon>
  );
}
