import {
  Children,
  isValidElement,
  useEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { stackVariants } from '../../components/stack/stack.variants.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconStore } from '../../icons/store.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import styles from './listing-card.module.css';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import { ListingViewContext, type ListingView } from './listing-view-context.ts';
import { useAutomaticLoads } from './use-automatic-loads.ts';
import { useListingWindow, type ListingPlace } from './use-listing-window.ts';

export type ListingGridProps = ComponentProps<'div'> & {
  /** ListingCards. If there are many, only the visible ones and some around them are rendered. */
  children?: ReactNode;
  /** Grid or rows. A change keeps the cards mounted. */
  view?: ListingView;
  /** The accessible name of the list; by default 'Listings'. */
  label?: string;
  /** Whether listings are being loaded. */
  loading?: boolean;
  /** The number of placeholders that are shown while loading. */
  skeletons?: number;
  /** The error message. If retrying is not possible, it includes another next step. */
  error?: ReactNode;
  /** Called to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more listings. */
  hasMore?: boolean;
  /** Called when the reader comes near the end of the list, or presses the button. */
  onLoadMore?: () => void;
  /** The number of automatic loads. After that, a button loads more, so that readers can reach the content below. */
  automaticLoads?: number;
  /** Identifies the list. When it changes, automatic loads are counted from zero. */
  listKey?: string;
  /** The position to restore as soon as its card exists. */
  start?: ListingPlace | null;
  /** Called with the scroll position; null for the top. */
  onPlaceChange?: (place: ListingPlace | null) => void;
  /** Shown if there are no listings; by default 'No listings found'. */
  emptyTitle?: string;
  /** A suggestion, shown if there are no listings. */
  emptyDescription?: ReactNode;
  /** A next step, shown if there are no listings, such as a button that clears the filters. */
  emptyAction?: ReactNode;
  /** The heading level of the title that is shown if there are no listings. */
  headingLevel?: 2 | 3 | 4;
};

const nothing = () => undefined;

// The estimated height of a row until it is measured.
const gridRow = 420;
const listRow = 190;

const keyOf = (card: ReactNode, index: number) => (isValidElement(card) ? card.key : null) ?? index;

/** A spacer for unmounted cards. */
function Spacer({ height }: { height: number }) {
  return <li aria-hidden className={styles.leftOut} style={{ blockSize: height }} />;
}

/** Listings as a grid or list that loads more when the reader scrolls. */
export function ListingGrid({
  children,
  view = 'grid',
  label,
  loading = false,
  skeletons = 6,
  error,
  onRetry,
  hasMore = false,
  onLoadMore = nothing,
  automaticLoads = 3,
  listKey,
  start = null,
  onPlaceChange,
  emptyTitle,
  emptyDescription,
  emptyAction,
  headingLevel = 2,
  className,
  ...props
}: ListingGridProps) {
  const messages = useMessages();
  const market = useMarketMessages();
  const list = useRef<HTMLElement>(null);
  const firstNewIndex = useRef<number | null>(null);
  const end = useAutomaticLoads({
    enabled: hasMore && !loading && error === undefined,
    times: automaticLoads,
    list: listKey,
    onLoadMore,
  });
  const cards = useMemo(() => Children.toArray(children), [children]);
  const count = cards.length;
  const { drawnRows, after, measure, keepFocused } = useListingWindow({
    list,
    count,
    estimate: view === 'list' ? listRow : gridRow,
    start,
    onPlaceChange,
  });

  // After a press on the button, the focus moves to the first new card, or after an error to Try again. If the reader
  // has moved the focus in the meantime, the focus stays there.
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === null || loading) return;
    firstNewIndex.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && end.current?.contains(activeElement) === false) return;
    const came =
      count > index ? list.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`) : null;
    const again = end.current?.parentElement?.querySelector<HTMLElement>('[role="alert"] button');
    (came ?? again)?.focus();
  }, [count, end, loading]);

  const askForMore = () => {
    firstNewIndex.current = count;
    onLoadMore();
  };

  return (
    <div
      {...props}
      aria-busy={loading}
      className={classNames(stackVariants({ gap: 5 }), className)}
      data-component="listing-grid"
      data-variant={view}
    >
      <VisuallyHidden role="status">{loading ? messages.loading : ''}</VisuallyHidden>
      {count > 0 || loading ? (
        <ListingViewContext value={view}>
          <Grid
            aria-label={label ?? market.listings}
            as="ul"
            className={classNames(styles.grid, view === 'list' && styles.list)}
            data-part="list"
            onBlur={() => keepFocused(null)}
            onFocus={(event: FocusEvent<HTMLElement>) => keepFocused(event.target)}
            ref={list}
            role="list"
          >
            {drawnRows.flatMap(({ row, from, to, before }) => [
              ...(before > 0 ? [<Spacer height={before} key={`before-${row}`} />] : []),
              ...cards.slice(from, to).map((card, place) => (
                <li
                  aria-posinset={from + place + 1}
                  aria-setsize={hasMore ? -1 : count}
                  data-index={row}
                  key={keyOf(card, from + place)}
                  ref={place === 0 ? measure : undefined}
                >
                  {card}
                </li>
              )),
            ])}
            {after > 0 ? <Spacer height={after} /> : null}
            {loading
              ? Array.from({ length: skeletons }, (_, index) => (
                  <li aria-hidden="true" key={`skeleton-${index}`}>
                    <ListingCardSkeleton />
                  </li>
                ))
              : null}
          </Grid>
        </ListingViewContext>
      ) : null}
      {error === undefined ? null : <Failure onRetry={onRetry}>{error}</Failure>}
      {count === 0 && !loading && error === undefined ? (
        <EmptyState
          action={emptyAction}
          description={emptyDescription ?? market.noListingsHint}
          headingLevel={headingLevel}
          icon={<IconStore size="lg" />}
          title={emptyTitle ?? market.noListings}
        />
      ) : null}
      <Stack align="center" data-part="end" ref={end}>
        {hasMore && error === undefined && count > 0 ? (
          <Button loading={loading} onClick={askForMore} variant="secondary">
            {market.moreListings}
          </Button>
        ) : null}
      </Stack>
    </div>
  );
}
