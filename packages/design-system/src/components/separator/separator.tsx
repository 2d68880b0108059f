import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './separator.module.css';

export type SeparatorProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A fine line, or a line with a gold lozenge in its middle. */
  variant?: 'rule' | 'ornament';
  /** Horizontal between rows, vertical between columns. */
  orientation?: 'horizontal' | 'vertical';
  /** Hides the line from screen readers, if the page's structure already separates the parts. */
  decorative?: boolean;
};

/** A line between two parts. */
export function Separator({
  variant = 'rule',
  orientation = 'horizontal',
  decorative = false,
  className,
  ...props
}: SeparatorProps) {
  return (
    <div
      {...props}
      {...(decorative ? { 'aria-hidden': true } : { role: 'separator', 'aria-orientation': orientation })}
      className={classNames(
        styles.root,
        styles[orientation],
        variant === 'ornament' && styles.ornament,
        className,
      )}
      data-component="separator"
      data-variant={variant}
    >
      {variant === 'ornament' ? (
        <svg aria-hidden="true" className={styles.lozenge} focusable="false" viewBox="0 0 24 12">
          <path d="M12 1 17 6 12 11 7 6Z" fill="currentColor" />
          <circle cx="2" cy="6" fill="currentColor" r="1.2" />
          <circle cx="22" cy="6" fill="currentColor" r="1.2" />
        </svg>
      ) : null}
    </div>
  );
}
