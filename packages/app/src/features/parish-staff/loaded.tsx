import { Banner, Button, EmptyState, Skeleton, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';

export interface LoadedProps<Answer> {
  query: {
    data: Answer | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Shown if it cannot be loaded. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** An answer about a parish in all of its states: loading, error, no such parish, loaded. */
export function Loaded<Answer>({ query, failure, children }: LoadedProps<Answer>) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton height="16rem" shape="block" />;
  if (isNotFound(error)) return <EmptyState title={i18n._('This parish is no longer listed.')} />;
  return (
    <Banner role="alert" tone="danger">
      <Stack align="start" gap={2}>
        <span>{errorText(i18n, error, failure)}</span>
        <Button loading={isFetching} onClick={() => void refetch()} size="sm" variant="secondary">
          {i18n._('Try again')}
        </Button>
      </Stack>
    </Banner>
  );
}
