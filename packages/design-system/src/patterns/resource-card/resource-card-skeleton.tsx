import type { ComponentProps } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './resource-card.module.css';

export type ResourceCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder for a loading card. */
export function ResourceCardSkeleton({ className, ...props }: ResourceCardSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-component="resource-card-skeleton"
    >
      <Skeleton className={styles.cover} height="100%" shape="block" />
      <div className={styles.words}>
        <div className={styles.kind}>
          <Skeleton width="4rem" />
        </div>
        <div className={styles.title}>
          <Skeleton height="1.375rem" width="85%" />
        </div>
        <div className={styles.author}>
          <Skeleton width="60%" />
        </div>
      </div>
    </div>
  );
}
