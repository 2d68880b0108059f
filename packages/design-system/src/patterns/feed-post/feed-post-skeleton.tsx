import type { ComponentProps } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './feed-post.module.css';

export type FeedPostSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder for a loading post. */
export function FeedPostSkeleton({ className, ...props }: FeedPostSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-component="feed-post-skeleton"
    >
      <div className={styles.header}>
        <Skeleton shape="circle" />
        <div className={styles.byline}>
          <Skeleton width="9rem" />
          <Skeleton width="6rem" />
        </div>
      </div>
      <div className={styles.body}>
        <Skeleton className={styles.title} width="70%" />
        <div>
          <Skeleton />
          <Skeleton width="94%" />
          <Skeleton width="55%" />
        </div>
      </div>
      <div className={styles.actions}>
        <Skeleton className={styles.ghostAction} width="5rem" />
      </div>
    </div>
  );
}
