import { Icon, type IconProps } from './icon.tsx';

export function IconEyeOff(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.6 6.1A9 9 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-2.7 3.3" />
      <path d="M6.3 7.6A16 16 0 0 0 2.5 12S6 18.2 12 18.2c1.8 0 3.3-.5 4.7-1.3" />
      <path d="M10 10a2.8 2.8 0 0 0 4 4" />
      <path d="m4 4 16 16" />
    </Icon>
  );
}
