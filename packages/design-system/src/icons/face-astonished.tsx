import { Icon, type IconProps } from './icon.tsx';

export function IconFaceAstonished(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" />
      <path d="M8.9 9.4v.9" />
      <path d="M15.1 9.4v.9" />
      <path d="M12 13a1.9 2.2 0 1 0 0 4.4 1.9 2.2 0 0 0 0-4.4Z" />
    </Icon>
  );
}
