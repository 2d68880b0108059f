import { Icon, type IconProps } from './icon.tsx';

export function IconComment(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 11.6c0 4.2-3.8 7.4-8.5 7.4-1.2 0-2.4-.2-3.4-.6L4 20l1.2-3.7a6.9 6.9 0 0 1-1.7-4.7C3.5 7.4 7.3 4.2 12 4.2s8.5 3.2 8.5 7.4Z" />
    </Icon>
  );
}
