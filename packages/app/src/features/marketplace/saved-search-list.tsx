import {
  Banner,
  Button,
  Card,
  DialogFooter,
  EmptyState,
  IconBookmark,
  IconButton,
  IconSearch,
  IconTrash,
  Link,
  Skeleton,
  Stack,
  Text,
  Time,
  useConfirm,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type MouseEvent } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { filtersOf, isNarrowed, type ListingFilters, type SavedSearch } from './listing-filters.ts';
import { isSameSearch, searchName } from './search-name.ts';
import { marketPath } from './use-market-address.ts';
import { useMarketplace } from './use-marketplace.ts';
import { useRowWrites } from '../../platform/use-write.ts';

type SavedSearchListProps = {
  filters: ListingFilters;
  onApply: (filters: ListingFilters) => void;
  onClose: () => void;
};

/** Stands for the current search, which has no id until it is saved. */
const newRow = 'new';

/** The outcome of the last action. */
type Outcome = { tone: 'success' | 'danger'; text: string };

/** The list of saved searches in a dialog. It adds the current search, and opens or removes saved searches. */
export function SavedSearchList({ filters, onApply, onClose }: SavedSearchListProps) {
  const { i18n } = useLingui();
  const { listings } = useMarketplace();
  const confirm = useConfirm();
  const { data: searches, error, isError, refetch } = useQuery(listings.searchesQuery());
  const { pendingOf, write } = useRowWrites<'save' | 'remove'>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const isSaved = searches?.some((search) => isSameSearch(filtersOf(search), filters)) ?? false;

  const run = (row: string, key: 'save' | 'remove', act: () => Promise<string>, fallback: string) =>
    write(
      row,
      key,
      async () => {
        setOutcome(null);
        setOutcome({ tone: 'success', text: await act() });
        // The button that was pressed has disappeared, so the focus moves to the list.
        list.current?.focus();
      },
      (failure) => {
        setOutcome({ tone: 'danger', text: errorText(i18n, failure, fallback) });
        // The error is above the list, which can be scrolled.
        list.current?.scrollIntoView({ block: 'start' });
      },
    );

  const apply = (event: MouseEvent, chosen: ListingFilters) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onApply(chosen);
  };

  const save = () =>
    run(
      newRow,
      'save',
      async () => {
        const { isNew } = await listings.saveSearch(filters);
        return isNew ? i18n._('The search was saved.') : i18n._('You have already saved this search.');
      },
      i18n._('The search could not be saved'),
    );

  const remove = async (search: SavedSearch, name: string) => {
    const isSure = await confirm({
      title: i18n._('Delete this search?'),
      description: i18n._('You will no longer get alerts for this search: {name}', { name }),
      confirmLabel: i18n._('Delete'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await run(
      search._id,
      'remove',
      async () => {
        await listings.removeSearch(search._id);
        return i18n._('The search has been deleted.');
      },
      i18n._('The search could not be deleted'),
    );
  };

  const isNew = isNarrowed(filters) && !isSaved && searches !== undefined;

  return (
    <>
      <Stack gap={5} ref={list} tabIndex={-1}>
        {outcome === null ? null : (
          <Banner role={outcome.tone === 'danger' ? 'alert' : 'status'} tone={outcome.tone}>
            {outcome.text}
          </Banner>
        )}
        {isNew ? (
          <Card padding="sm">
            <Stack gap={0}>
              <Text size="sm" tone="muted">
                {i18n._('Your current search')}
              </Text>
              <Text weight="semibold">{searchName(i18n, filters)}</Text>
            </Stack>
          </Card>
        ) : null}
        {isError && searches === undefined ? (
          <Banner role="alert" tone="danger">
            <Stack direction="row" justify="between" wrap>
              <span>{errorText(i18n, error, i18n._('The saved searches could not be loaded'))}</span>
              <Button onClick={() => void refetch()} size="sm" variant="secondary">
                {i18n._('Try again')}
              </Button>
            </Stack>
          </Banner>
        ) : searches === undefined ? (
          <Stack aria-busy aria-label={i18n._('Loading…')} gap={4} role="status">
            {['80%', '60%', '70%'].map((width) => (
              <Skeleton key={width} height="2.75rem" shape="block" width={width} />
            ))}
          </Stack>
        ) : searches.length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon={<IconSearch size="lg" />}
            title={i18n._('No saved searches')}
            description={
              isNarrowed(filters)
                ? i18n._('Save your search, and we will let you know about new listings.')
                : i18n._('Search for something or choose a filter. Then you can save the search here.')
            }
          />
        ) : (
          <Stack aria-label={i18n._('Saved searches')} as="ul" gap={2} role="list">
            {searches.map((search) => {
              const narrowed = filtersOf(search);
              const name = searchName(i18n, narrowed);
              return (
                <Card as="li" key={search._id} padding="sm">
                  <Stack align="center" direction="row" gap={3} justify="between">
                    <Stack gap={0}>
                      <Link
                        href={marketPath(narrowed)}
                        onClick={(event) => apply(event, narrowed)}
                        standalone
                      >
                        {name}
                      </Link>
                      <Text size="sm" tone="muted">
                        {i18n._('Saved on')} <Time format="date" value={search.createdAt} />
                      </Text>
                    </Stack>
                    <IconButton
                      disabled={pendingOf(search._id) !== null}
                      icon={<IconTrash />}
                      label={i18n._('Delete the search {name}', { name })}
                      onClick={() => void remove(search, name)}
                    />
                  </Stack>
                </Card>
              );
            })}
          </Stack>
        )}
        <Link href="/settings/notifications#notify-listingMatch" standalone>
          {i18n._('Choose how we let you know')}
        </Link>
      </Stack>
      <DialogFooter>
        <Button onClick={onClose} variant="secondary">
          {i18n._('Close')}
        </Button>
        {isNew ? (
          <Button
            leadingIcon={<IconBookmark />}
            loading={pendingOf(newRow) !== null}
            onClick={() => void save()}
          >
            {i18n._('Save this search')}
          </Button>
        ) : null}
      </DialogFooter>
    </>
  );
}
