import { Children, type ComponentProps, type ReactNode } from 'react';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { stackVariants } from '../../components/stack/stack.variants.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import styles from './plan-card.module.css';

export type PlanGridProps = ComponentProps<'div'> & {
  /** The plans, as PlanCards. */
  children?: ReactNode;
  /** Whether the plans are being loaded. */
  loading?: boolean;
  /** Shown while loading; by default 'Loading plans…'. */
  loadingLabel?: ReactNode;
  /** The number of placeholders that are shown while loading. */
  skeletons?: number;
  /** The error message. */
  error?: ReactNode;
  /** Called to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** The label of the retry button; by default 'Try again'. */
  retryLabel?: ReactNode;
};

/** The plans to choose from. */
export function PlanGrid({
  children,
  loading = false,
  loadingLabel,
  skeletons = 3,
  error,
  onRetry,
  retryLabel,
  className,
  ...props
}: PlanGridProps) {
  const market = useMarketMessages();
  const failed = error !== undefined && error !== null;
  return (
    <div
      {...props}
      aria-busy={loading}
      className={classNames(stackVariants({ gap: 4 }), className)}
      data-component="plan-grid"
    >
      <VisuallyHidden role="status">{loading ? (loadingLabel ?? market.loadingPlans) : ''}</VisuallyHidden>
      {failed ? (
        <Failure onRetry={onRetry} retryLabel={retryLabel}>
          {error}
        </Failure>
      ) : null}
      {failed ? null : (
        <Grid as="ul" className={styles.plans} data-part="plans" role="list">
          {loading
            ? Array.from({ length: skeletons }, (_, index) => (
                <li aria-hidden="true" key={`skeleton-${index}`}>
                  <Card className={styles.root} padding="lg">
                    <Stack className={styles.fill} gap={4}>
                      <Skeleton height="1.75rem" width="50%" />
                      <Skeleton height="2.5rem" width="40%" />
                      <div>
                        <Skeleton />
                        <Skeleton width="85%" />
                        <Skeleton width="70%" />
                      </div>
                      <Skeleton height="2.75rem" shape="block" />
                    </Stack>
                  </Card>
                </li>
              ))
            : Children.map(children, (child) => <li>{child}</li>)}
        </Grid>
      )}
    </div>
  );
}
