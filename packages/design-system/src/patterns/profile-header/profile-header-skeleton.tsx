import type { ComponentProps } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './profile-header.module.css';

export type ProfileHeaderSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder for a loading profile. */
export function ProfileHeaderSkeleton({ className, ...props }: ProfileHeaderSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-component="profile-header-skeleton"
    >
      <div className={styles.cover}>
        <Skeleton height="100%" shape="block" />
      </div>
      <div className={styles.body}>
        <div className={styles.portrait}>
          <Skeleton shape="circle" width="7rem" />
        </div>
        <div className={styles.who}>
          <Skeleton className={styles.ghostName} width="14rem" />
          <Skeleton width="6rem" />
        </div>
        <div className={styles.actions}>
          <Skeleton height="2.75rem" shape="block" width="9rem" />
        </div>
      </div>
    </div>
  );
}
