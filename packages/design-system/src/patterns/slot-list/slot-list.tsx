import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './slot-list.module.css';

export type SlotListProps = ComponentProps<'ul'> & {
  /** The accessible name of the list. */
  label: string;
};

/** The parts of something that people divide among themselves, such as the hours of a night. */
export function SlotList({ label, className, children, ...props }: SlotListProps) {
  return (
    <ul
      {...props}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-component="slot-list"
    >
      {children}
    </ul>
  );
}
