import { Icon, type IconProps } from './icon.tsx';

export function IconEdit(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 .9-4.3L16.2 4.4c.5-.5 1.3-.5 1.8 0l1.6 1.6c.5.5.5 1.3 0 1.8L8.3 19.1 4 20Z" />
      <path d="m14.2 6.4 3.4 3.4" />
    </Icon>
  );
}
