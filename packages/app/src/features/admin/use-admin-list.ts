import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import { errorsByField } from '../../platform/field-errors.ts';
import { errorText } from '../../platform/error-text.ts';
import { adminKeys } from './admin-keys.ts';
import { toFirstPage } from './table-address.ts';

interface AdminListOptions<Page> {
  /** The area and the state of the table identify the page in the cache. */
  area: string;
  view: object;
  read: (signal: AbortSignal) => Promise<Page>;
  /** Shown if the page cannot be loaded. */
  failure: string;
}

/** A page of rows for the table. The previous rows stay until the next rows have loaded. */
export function useAdminList<Page>({ area, view, read, failure }: AdminListOptions<Page>) {
  const { i18n } = useLingui();
  const query = useQuery({
    queryKey: adminKeys.list(area, view),
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
  const [, setAddress] = useSearchParams();
  // The server refuses this cursor, so another try would not help.
  const isLost = errorsByField(query.error)['cursor'] !== undefined;
  return {
    data: query.data,
    state: {
      loading: query.isFetching && (query.isPending || query.isPlaceholderData || query.isError),
      error: query.isError && !query.isFetching ? errorText(i18n, query.error, failure) : undefined,
      onRetry: () => {
        if (isLost) setAddress(toFirstPage, { replace: true });
        else void query.refetch();
      },
      retryLabel: isLost ? i18n._('Go to the first page') : undefined,
    },
  };
}
