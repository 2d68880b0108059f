import { use, type ComponentProps } from 'react';
import { cardVariants } from '../../components/card/card.variants.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './listing-card.module.css';
import { ListingPhoto } from './listing-photo.tsx';
import { ListingViewContext } from './listing-view-context.ts';

export type ListingCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** A placeholder for a loading card. */
export function ListingCardSkeleton({ className, ...props }: ListingCardSkeletonProps) {
  const view = use(ListingViewContext);
  return (
    <div
      {...props}
      aria-hidden="true"
      className={classNames(
        cardVariants({ padding: 'none' }),
        styles.root,
        view === 'list' && styles.row,
        className,
      )}
      data-component="listing-card-skeleton"
    >
      <ListingPhoto alt="" className={styles.photo} photo={null} sizes="" />
      <Stack className={styles.body} gap={1}>
        <Skeleton height="1.375rem" width="4rem" />
        <Skeleton height="1.375rem" width="80%" />
        <Skeleton width="40%" />
        <Skeleton width="60%" />
      </Stack>
    </div>
  );
}
