import { Icon, type IconProps } from './icon.tsx';

export function IconMore(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M5 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z"
        fill="currentColor"
      />
    </Icon>
  );
}
