import { Banner, Button, Card, EmptyState, Skeleton, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { useNamedEntry } from './use-named-entry.ts';

interface ReportListProps<Item> {
  label: string;
  /** The infinite query that loads the items. */
  list: {
    data: unknown;
    error: Error | null;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** `isNamed` says whether the URL's fragment names this item. */
  children: (item: Item, isNamed: boolean) => ReactNode;
  emptyTitle: string;
  emptyText: string;
  /** Shown if the items cannot be loaded. */
  failure: string;
}

/** A list of cards, with its loading, error and empty states. */
export function ReportList<Item>({
  label,
  list,
  items,
  idOf,
  children,
  emptyTitle,
  emptyText,
  failure,
}: ReportListProps<Item>) {
  const { i18n } = useLingui();
  const named = useNamedEntry(list, items.map(idOf));
  if (list.data === undefined) {
    if (list.error === null || list.isFetching)
      return (
        <Stack aria-busy aria-label={label} gap={4} role="group">
          <Skeleton height="10rem" shape="block" />
          <Skeleton height="10rem" shape="block" />
        </Stack>
      );
    return (
      <Card>
        <EmptyState
          action={<Button onClick={() => void list.refetch()}>{i18n._('Try again')}</Button>}
          headingLevel={2}
          title={errorText(i18n, list.error, failure)}
        />
      </Card>
    );
  }
  if (items.length === 0)
    return (
      <Card>
        <EmptyState description={emptyText} headingLevel={2} title={emptyTitle} />
      </Card>
    );
  return (
    <Stack gap={4}>
      {named.isMissing ? (
        <Banner role="status" tone="info">
          {i18n._('This is no longer available.')}
        </Banner>
      ) : null}
      <Stack aria-label={label} as="ul" gap={4} role="list">
        {items.map((item) => (
          <li key={idOf(item)}>{children(item, idOf(item) === named.id)}</li>
        ))}
      </Stack>
      {list.error === null || list.isFetching ? null : (
        <Banner role="alert" tone="danger">
          {errorText(i18n, list.error, failure)}
        </Banner>
      )}
      <ShowMore list={list} />
    </Stack>
  );
}
