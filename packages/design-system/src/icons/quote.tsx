import { Icon, type IconProps } from './icon.tsx';

export function IconQuote(props: IconProps) {
  return (
    <Icon directional {...props}>
      <path d="M10 7.5c-3 .5-4.5 2.5-4.5 5.5v3.5H10V12H7.3M18.5 7.5c-3 .5-4.5 2.5-4.5 5.5v3.5h4.5V12h-2.7" />
    </Icon>
  );
}
