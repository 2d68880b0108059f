import type { ComponentProps } from 'react';
import { classNames } from '../utilities/class-names.ts';
import styles from './icon.module.css';

export type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** The width and height: 18, 22 or 28 px. `inherit` uses the size of the text. */
  size?: 'sm' | 'md' | 'lg' | 'inherit';
};

type DrawnIconProps = ComponentProps<'svg'> & Pick<IconProps, 'size'> & { directional?: boolean };

/**
 * The frame of every icon: a grid of 24 units. Icons are hidden from screen readers, because the control has
 * the name.
 */
export function Icon({ size = 'md', directional = false, className, children, ...props }: DrawnIconProps) {
  return (
    <svg
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, styles[size], directional && styles.directional, className)}
      data-component="icon"
      fill="none"
      focusable="false"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}
