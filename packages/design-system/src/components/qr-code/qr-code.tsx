import { encodeQR } from 'qr';
import { useMemo, type ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './qr-code.module.css';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** The encoded text, such as an address. */
  value: string;
  /** The accessible name, such as 'QR code for your authenticator app'. */
  label: string;
};

/** The blank margin that ISO/IEC 18004 requires, in modules. */
const QUIET_ZONE = 4;

/** Draws all dark modules in one path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code that a person scans with the camera of another device. */
export function QrCode({ value, label, className, ...props }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET_ZONE });
    return { size: rows.length, path: pathOf(rows) };
  }, [value]);
  return (
    <svg
      {...props}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-component="qr-code"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      {/* Cameras need dark modules on a light background, so the theme does not change these colors. */}
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
