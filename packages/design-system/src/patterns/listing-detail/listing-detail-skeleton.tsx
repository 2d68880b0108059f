import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import styles from './listing-detail.module.css';

/** Keeps the place of a listing that is still to come. */
export function ListingDetailSkeleton() {
  return (
    <div aria-hidden="true" className={styles.root} data-component="listing-detail-skeleton">
      <div className={styles.columns}>
        <Skeleton height="18rem" shape="block" />
        <Stack gap={4}>
          <Skeleton width="5rem" />
          <Skeleton height="2rem" width="8rem" />
          <Skeleton height="3.25rem" shape="block" />
          <div>
            <Skeleton />
            <Skeleton width="92%" />
            <Skeleton width="60%" />
          </div>
        </Stack>
      </div>
    </div>
  );
}
