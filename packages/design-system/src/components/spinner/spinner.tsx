import type { ComponentProps } from 'react';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The accessible name. It says what is loading. */
  label?: string;
  /** 20, 28 or 44 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Hides the spinner from screen readers. Set it if something else announces the loading. */
  decorative?: boolean;
};

/** Shows that something is loading for an unknown time. */
export function Spinner({ label, size = 'md', decorative = false, className, ...props }: SpinnerProps) {
  const messages = useMessages();
  return (
    <span
      {...props}
      {...(decorative ? { 'aria-hidden': true } : { role: 'status' })}
      className={classNames(styles.root, styles[size], className)}
      data-component="spinner"
    >
      <svg aria-hidden="true" className={styles.drawing} fill="none" focusable="false" viewBox="0 0 24 24">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path className={styles.arc} d="M12 2.5A9.5 9.5 0 0 1 21.5 12" />
      </svg>
      {decorative ? null : <VisuallyHidden>{label ?? messages.loading}</VisuallyHidden>}
    </span>
  );
}
