import { Icon, type IconProps } from './icon.tsx';

export function IconPlay(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v15L19.5 12 7 4.5Z" />
    </Icon>
  );
}
