import type { ComponentProps } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './slot-list.module.css';

export type SlotListSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The number of slots. */
  slots?: number;
};

/** A placeholder for loading slots. */
export function SlotListSkeleton({ slots = 5, className, ...props }: SlotListSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-component="slot-list-skeleton"
    >
      {Array.from({ length: slots }, (_, number) => number).map((number) => (
        <div className={styles.item} key={number}>
          <div className={styles.words}>
            <Skeleton height="1.25rem" width="45%" />
            <Skeleton width="70%" />
          </div>
        </div>
      ))}
    </div>
  );
}
