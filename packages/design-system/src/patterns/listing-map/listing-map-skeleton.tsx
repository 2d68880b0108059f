import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import styles from './listing-map.module.css';

/** A placeholder for the map and its list. */
export function ListingMapSkeleton() {
  return (
    <div aria-hidden="true" className={styles.columns} data-part="skeleton">
      <Skeleton className={styles.keptBoard} shape="block" />
      <Stack className={styles.keptPanel} gap={4}>
        <Skeleton height="1.6em" width="8rem" />
        {Array.from({ length: 5 }, (_, index) => (
          <Stack gap={1} key={`place-${index}`}>
            <Skeleton width={`${60 + 10 * (index % 3)}%`} />
            <Skeleton width="40%" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
