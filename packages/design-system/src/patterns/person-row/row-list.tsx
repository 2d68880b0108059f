import type { ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { PersonRowSkeleton } from './person-row.tsx';
import styles from './person-row.module.css';

type RowStateProps = {
  /** Whether the rows are being loaded. */
  loading?: boolean | undefined;
  /** The error message. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: (() => void) | undefined;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** The language of `empty`, if it differs from the page's. */
  emptyLang?: string | undefined;
  /** The number of rows. */
  count: number;
};

const skeletons = ['first', 'second', 'third', 'fourth'];

/** The state of a list: loading, empty or failed. It is shown instead of the rows, or above them. */
export function RowState({ loading = false, error, onRetry, empty, emptyLang, count }: RowStateProps) {
  const messages = useMessages();
  const failed = error !== undefined && error !== null;
  return (
    <>
      <VisuallyHidden role="status">{loading ? messages.loading : ''}</VisuallyHidden>
      {failed ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{error}</span>
            {onRetry === undefined ? null : (
              <Button loading={loading} onClick={onRetry} size="sm" variant="secondary">
                {messages.tryAgain}
              </Button>
            )}
          </Stack>
        </Banner>
      ) : null}
      {count === 0 && loading ? (
        <div data-part="skeleton">
          {skeletons.map((name) => (
            <PersonRowSkeleton key={name} />
          ))}
        </div>
      ) : null}
      {count === 0 && !loading && !failed ? (
        <p className={styles.note} data-part="empty" lang={emptyLang}>
          {empty}
        </p>
      ) : null}
    </>
  );
}

type RowsProps = {
  /** The accessible name of the list. */
  label: string;
  /** The rows. Each is an `li`. */
  children: ReactNode;
};

/** The list element around the rows. */
export function Rows({ label, children }: RowsProps) {
  return (
    <ul aria-label={label} className={styles.list} data-part="list">
      {children}
    </ul>
  );
}

/** A list of rows with its loading, error and empty states. */
export function RowList({ label, children, ...state }: RowStateProps & RowsProps) {
  return (
    <>
      <RowState {...state} />
      {state.count > 0 ? <Rows label={label}>{children}</Rows> : null}
    </>
  );
}
