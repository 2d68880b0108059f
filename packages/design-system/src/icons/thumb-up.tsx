import { Icon, type IconProps } from './icon.tsx';

export function IconThumbUp(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.4 10.8v9.4H4.6a1 1 0 0 1-1-1v-7.4a1 1 0 0 1 1-1h2.8Z" />
      <path d="M7.4 10.8 11.2 3.6c1.6 0 2.7 1.3 2.4 2.8l-.6 3.2h5.2a2.1 2.1 0 0 1 2 2.5l-1.2 6.4a2.1 2.1 0 0 1-2.1 1.7H7.4" />
    </Icon>
  );
}
