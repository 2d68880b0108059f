import { Icon, type IconProps } from './icon.tsx';

export function IconHeartPlus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.1 12.3c-1.6 4.5-8.1 7.9-8.1 7.9S3.6 15.4 3.6 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 2.4-2.1" />
      <path d="M18.7 4v6M15.7 7h6" />
    </Icon>
  );
}
