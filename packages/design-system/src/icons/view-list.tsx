import { Icon, type IconProps } from './icon.tsx';

export function IconViewList(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h5v5H4zM4 14h5v5H4zM12.5 6h7.5M12.5 9h4.5M12.5 15h7.5M12.5 18h4.5" />
    </Icon>
  );
}
