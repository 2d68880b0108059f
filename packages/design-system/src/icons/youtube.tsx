import { Icon, type IconProps } from './icon.tsx';

export function IconYoutube(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4Z" />
      <path d="m10.2 9.2 4.8 2.8-4.8 2.8Z" />
    </Icon>
  );
}
