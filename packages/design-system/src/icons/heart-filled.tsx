import { Icon, type IconProps } from './icon.tsx';

export function IconHeartFilled(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M12 20.2S3.6 15.4 3.6 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.4 2.5c0 6.1-8.4 10.9-8.4 10.9Z"
        fill="currentColor"
      />
    </Icon>
  );
}
