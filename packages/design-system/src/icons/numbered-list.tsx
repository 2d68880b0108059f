import { Icon, type IconProps } from './icon.tsx';

export function IconNumberedList(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 6H20M10.5 12H20M10.5 18H20M4 5.2l1.6-1V9M4 15.7c0-2 3-2 3-.2 0 1.2-3 2.5-3 4h3" />
    </Icon>
  );
}
