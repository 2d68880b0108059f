import type { ComponentProps } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './article-card.module.css';

export type ArticleCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder for a loading card. */
export function ArticleCardSkeleton({ className, ...props }: ArticleCardSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, styles.md, className)}
      data-component="article-card-skeleton"
    >
      <div className={styles.words}>
        <Skeleton height="1.75rem" width="70%" />
        <Skeleton />
        <Skeleton width="85%" />
        <Skeleton width="12rem" />
      </div>
    </div>
  );
}
