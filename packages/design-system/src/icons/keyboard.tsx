import { Icon, type IconProps } from './icon.tsx';

export function IconKeyboard(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6h17c.6 0 1 .4 1 1v10c0 .6-.4 1-1 1h-17c-.6 0-1-.4-1-1V7c0-.6.4-1 1-1Z" />
      <path d="M6 9.8h.01M9 9.8h.01M12 9.8h.01M15 9.8h.01M18 9.8h.01M6 12.4h.01M18 12.4h.01M9 12.4h.01M12 12.4h.01M15 12.4h.01M8.5 15.2h7" />
    </Icon>
  );
}
