import { use, type ComponentProps, type Ref } from 'react';
import { Card } from '../../components/card/card.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './listing-card.module.css';
import { ListingPhoto } from './listing-photo.tsx';
import { ListingViewContext } from './listing-view-context.ts';

export type ListingCardSkeletonProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** The element itself. */
  ref?: Ref<HTMLElement>;
};

/** Keeps the place of a card that is still to come. */
export function ListingCardSkeleton({ className, ...props }: ListingCardSkeletonProps) {
  const view = use(ListingViewContext);
  return (
    <Card
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, view === 'list' && styles.row, className)}
      data-component="listing-card-skeleton"
      padding="none"
    >
      <ListingPhoto alt="" className={styles.photo} photo={null} sizes="" />
      <Stack className={styles.body} gap={1}>
        <Skeleton width="5rem" />
        <Skeleton height="1.375rem" width="80%" />
        <Skeleton height="1.375rem" width="4rem" />
        <Skeleton width="60%" />
      </Stack>
    </Card>
  );
}
