import { Icon, type IconProps } from './icon.tsx';

export function IconExpand(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.2 4.2h5.6v5.6M19.8 4.2l-6.4 6.4M9.8 19.8H4.2v-5.6M4.2 19.8l6.4-6.4" />
    </Icon>
  );
}
