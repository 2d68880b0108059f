import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text that only screen readers read. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={classNames(styles.root, className)} data-component="visually-hidden" />;
}
