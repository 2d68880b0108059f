import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './logo.module.css';
import { logoVariants } from './logo.variants.ts';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The height of the mark: 24, 36, 56 or 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The mark with the name, or the mark alone. */
  variant?: 'full' | 'mark';
  /** The name of the site. */
  name?: string;
};

const petals = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** The logo: a façade with a rose window, and the steps in front of it. */
export function Logo({ size = 'md', variant = 'full', name = 'Parvis', className, ...props }: LogoProps) {
  const naming = variant === 'mark' ? { role: 'img', 'aria-label': name } : {};
  return (
    <span
      {...props}
      {...naming}
      className={classNames(logoVariants({ size }), className)}
      data-component="logo"
      data-variant={variant}
    >
      <svg aria-hidden="true" className={styles.mark} focusable="false" viewBox="0 0 48 48">
        <rect className={styles.ground} height="48" rx="8" width="48" />
        <path className={styles.figure} d="M12 32.5V25.5A24 24 0 0 1 24 4.7 24 24 0 0 1 36 25.5V32.5Z" />
        <g className={styles.ground}>
          {petals.map((angle) => (
            <path
              d="M24 19.4C22 16.7 22.2 15 24 13.2 25.8 15 26 16.7 24 19.4Z"
              key={angle}
              transform={`rotate(${angle} 24 21)`}
            />
          ))}
          <circle cx="24" cy="21" r="1.3" />
        </g>
        <path className={styles.figure} d="M11.2 35.2h25.6l1.5 2.7H9.7ZM8.4 40.5h31.2l1.7 3H6.7Z" />
      </svg>
      {variant === 'full' ? (
        <span className={styles.name} data-part="name" translate="no">
          {name}
        </span>
      ) : null}
    </span>
  );
}
