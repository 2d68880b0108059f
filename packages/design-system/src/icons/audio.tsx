import { Icon, type IconProps } from './icon.tsx';

export function IconAudio(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5v5M8.3 6.5v11M12 4v16M15.7 7.5v9M19.5 10v4" />
    </Icon>
  );
}
