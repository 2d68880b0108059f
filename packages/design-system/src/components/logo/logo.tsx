import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './logo.module.css';
import { logoVariants } from './logo.variants.ts';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The height of the mark: 24, 36, 56 or 96 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The mark with the name beside it, or the mark alone. */
  variant?: 'full' | 'mark';
  /** The name of the site. */
  name?: string;
};

const petals = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** A façade with its rose window, and the steps that lead down to the parvis before it. */
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
        <path
          className={styles.facade}
          d="M24 1C33 6.5 40 13 40 21.5V37h-9.5v-4.5a6.5 6.5 0 0 0-13 0V37H8V21.5C8 13 15 6.5 24 1Z"
        />
        <g className={styles.rose}>
          {petals.map((angle) => (
            <path
              d="M24 15.6C22.3 13.8 22.2 11.2 24 9.6 25.8 11.2 25.7 13.8 24 15.6Z"
              key={angle}
              transform={`rotate(${angle} 24 17.5)`}
            />
          ))}
          <circle cx="24" cy="17.5" r="1.3" />
        </g>
        <g className={styles.steps}>
          <path d="M5 39.5h38v2.6H5Z" />
          <path d="M1.5 44.2h45v2.8h-45Z" />
        </g>
      </svg>
      {variant === 'full' ? (
        <span className={styles.name} data-part="name" translate="no">
          {name}
        </span>
      ) : null}
    </span>
  );
}
