import { Icon, type IconProps } from './icon.tsx';

export function IconHandsPraying(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v9.9" />
      <path d="M12 5c-.3-1.7-2.5-1.6-2.8.1l-1 6.2-4.7 4.9 3.3 4.3 3.8-2.4c.9-.6 1.4-1.4 1.4-2.5" />
      <path d="M12 5c.3-1.7 2.5-1.6 2.8.1l1 6.2 4.7 4.9-3.3 4.3-3.8-2.4c-.9-.6-1.4-1.4-1.4-2.5" />
    </Icon>
  );
}
