import { Banner, Button, EmptyState, Skeleton, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import { adminKeys } from './admin-keys.ts';

interface AdminDetailOptions<Answer> {
  /** The area, and the id of the item in it. */
  area: string;
  id: string;
  read: (signal: AbortSignal) => Promise<Answer>;
}

/** Queries one item of an area by its id. */
export const useAdminOne = <Answer,>({ area, id, read }: AdminDetailOptions<Answer>) =>
  useQuery({
    queryKey: adminKeys.one(area, id),
    queryFn: ({ signal }) => read(signal),
    refetchOnReconnect: true,
  });

interface AdminDetailProps<Answer> {
  query: {
    data: Answer | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Shown if no item has this id. */
  notFoundText: string;
  /** Shown if the item cannot be loaded. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** An item in all of its states: loading, error, not found, loaded. */
export function AdminDetail<Answer>({ query, notFoundText, failure, children }: AdminDetailProps<Answer>) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton height="16rem" shape="block" />;
  if (isNotFound(error)) return <EmptyState title={notFoundText} />;
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
