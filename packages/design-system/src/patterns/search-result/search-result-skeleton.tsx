import type { ComponentProps } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './search-result.module.css';

export type SearchResultSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder for a loading result. */
export function SearchResultSkeleton({ className, ...props }: SearchResultSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-component="search-result-skeleton"
    >
      <Skeleton height="2.5rem" shape="circle" width="2.5rem" />
      <div className={styles.words}>
        <Skeleton height="1.25rem" width="50%" />
        <Skeleton width="85%" />
      </div>
    </div>
  );
}
