import { Banner, Button, Skeleton, Stack, Text } from '@parvis/design-system';
import type { ApiClient } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { Fragment, type ReactNode } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { useVisitorList } from './use-visitor-list.ts';

const ROWS = 3;

interface VisitorListProps<Item> {
  read: (api: ApiClient, signal: AbortSignal) => Promise<readonly Item[]>;
  children: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
  /** The usual height of an item, which is reserved while the list loads. */
  height: string;
  /** Shown if there are no items. */
  empty: string;
  /** Shown if the server gives no reason for a failure. */
  failure: string;
}

/** A short list of a card of the landing page, with its loading, empty and error states. */
export function VisitorList<Item>({ read, children, keyOf, height, empty, failure }: VisitorListProps<Item>) {
  const { i18n } = useLingui();
  const { items, error, retry } = useVisitorList(read);
  if (error !== undefined) {
    return (
      <Banner role="alert" tone="danger">
        <Stack align="start" gap={2}>
          <span>{errorText(i18n, error, failure)}</span>
          <Button onClick={retry} size="sm" variant="secondary">
            {i18n._('Try again')}
          </Button>
        </Stack>
      </Banner>
    );
  }
  if (items === undefined) {
    return (
      <Stack aria-busy aria-label={i18n._('Loading…')} gap={3} role="group">
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton height={height} key={row} shape="block" />
        ))}
      </Stack>
    );
  }
  if (items.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Stack as="ul" gap={3} role="list">
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
    </Stack>
  );
}
