import { Icon, type IconProps } from './icon.tsx';

export function IconHeading(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 5v14M18 5v14M6 12h12" />
    </Icon>
  );
}
