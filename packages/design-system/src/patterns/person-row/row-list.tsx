import type { ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { PersonRowSkeleton } from './person-row.tsx';
import styles from './person-row.module.css';

type RowStateProps = {
  /** The rows are being loaded. */
  loading?: boolean | undefined;
  /** What went wrong. */
  error?: ReactNode;
  /** Called to load again. */
  onRetry?: (() => void) | undefined;
  /** Said where there is nothing. */
  empty: ReactNode;
  /** The language of that text, where it is another than the page's. */
  emptyLang?: string | undefined;
  /** How many rows there are. */
  count: number;
};

const skeletons = ['first', 'second', 'third', 'fourth'];

/** What stands in the place of rows, or before them: a failure, what is to come, or that there is nothing. */
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
  /** Names the list. */
  label: string;
  /** One `li` each. */
  children: ReactNode;
};

/** The rows themselves. */
export function Rows({ label, children }: RowsProps) {
  return (
    <ul aria-label={label} className={styles.list} data-part="list">
      {children}
    </ul>
  );
}

/** Rows in every state that a list can be in. */
export function RowList({ label, children, ...state }: RowStateProps & RowsProps) {
  return (
    <>
      <RowState {...state} />
      {state.count > 0 ? <Rows label={label}>{children}</Rows> : null}
    </>
  );
}
