import type { ComponentProps } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './event-card.module.css';

export type EventCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder for a loading card. */
export function EventCardSkeleton({ className, ...props }: EventCardSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-component="event-card-skeleton"
    >
      <Skeleton height="5.75rem" shape="block" width="100%" />
      <div className={styles.words}>
        <Skeleton height="1.5rem" width="65%" />
        <Skeleton width="14rem" />
        <Skeleton width="85%" />
        <Skeleton width="10rem" />
      </div>
    </div>
  );
}
