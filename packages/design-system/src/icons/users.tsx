import { Icon, type IconProps } from './icon.tsx';

export function IconUsers(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.7a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8Z" />
      <path d="M2.6 19.5c.6-3.3 3.1-5.2 6.4-5.2s5.8 1.9 6.4 5.2" />
      <path d="M15.8 5a3.3 3.3 0 0 1 0 6.2" />
      <path d="M17.6 14.6c2 .7 3.4 2.4 3.8 4.9" />
    </Icon>
  );
}
