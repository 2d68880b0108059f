import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import styles from './listing-detail.module.css';

/** A placeholder for a loading listing. */
export function ListingDetailSkeleton() {
  return (
    <div aria-hidden="true" className={styles.root} data-component="listing-detail-skeleton">
      <div className={styles.columns}>
        <Stack gap={2}>
          <Skeleton className={styles.waiting} shape="block" />
          <Skeleton height="3.75rem" shape="block" width="8.5rem" />
          <Skeleton width="6rem" />
        </Stack>
        <Stack gap={4}>
          <Skeleton width="5rem" />
          <Skeleton height="2rem" width="8rem" />
          <Skeleton height="3.25rem" shape="block" />
          <Skeleton height="2.75rem" shape="block" width="80%" />
          <div>
            <Skeleton />
            <Skeleton width="92%" />
            <Skeleton width="60%" />
          </div>
          <Stack direction="row" gap={3}>
            <Skeleton shape="circle" width="2.75rem" />
            <Skeleton width="9rem" />
          </Stack>
          <div>
            <Skeleton width="12rem" />
            <Skeleton width="10rem" />
          </div>
        </Stack>
      </div>
    </div>
  );
}
