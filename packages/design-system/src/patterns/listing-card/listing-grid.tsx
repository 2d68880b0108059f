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
  /** ListingCards. Of many only those in sight are drawn, and some around them. */
  children?: ReactNode;
  /** Side by side, or one under another. The cards stay what they are. */
  view?: ListingView;
  /** Names the list; without it, 'Listings'. */
  label?: string;
  /** Listings are being loaded. */
  loading?: boolean;
  /** How many places are kept while they are. */
  skeletons?: number;
  /** What went wrong, with the way out where trying again is none. */
  error?: ReactNode;
  /** Called to try again. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more. */
  hasMore?: boolean;
  /** Called when the end comes near, or the button is pressed. */
  onLoadMore?: () => void;
  /** How often more comes by itself. From then on it takes the button, so that one reaches what stands below. */
  automaticLoads?: number;
  /** Which list it is, where it becomes another: of that, more comes by itself as often again. */
  listKey?: string;
  /** Where to go on reading, as soon as that card is there. */
  start?: ListingPlace | null;
  /** Called with where the list is being read; null for its beginning. */
  onPlaceChange?: (place: ListingPlace | null) => void;
  /** Said where there is none; without it, 'No listings found'. */
  emptyTitle?: string;
  /** What one may do then. */
  emptyDescription?: ReactNode;
  /** What leads on then: a button that takes the filters away. */
  emptyAction?: ReactNode;
  /** The place of that title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
};

const nothing = () => undefined;

// How high a row is, about, until it is measured.
const gridRow = 420;
const listRow = 190;

const keyOf = (card: ReactNode, index: number) => (isValidElement(card) ? card.key : null) ?? index;

/** Keeps the place of what is not drawn. */
function UnmountedPosts({ height }: { height: number }) {
  return <li aria-hidden className={styles.leftOut} style={{ blockSize: height }} />;
}

/** What members offer, as a grid or a list. It goes on as one reads. */
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
  const firstAwaited = useRef<number | null>(null);
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

  // Whoever asked for more goes on at the first card that came, or tries again, unless they have gone elsewhere.
  useEffect(() => {
    const index = firstAwaited.current;
    if (index === null || loading) return;
    firstAwaited.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && end.current?.contains(activeElement) === false) return;
    const came =
      count > index ? list.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`) : null;
    const again = end.current?.parentElement?.querySelector<HTMLElement>('[role="alert"] button');
    (came ?? again)?.focus();
  }, [count, end, loading]);

  const askForMore = () => {
    firstAwaited.current = count;
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
              ...(before > 0 ? [<UnmountedPosts height={before} key={`before-${row}`} />] : []),
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
            {after > 0 ? <UnmountedPosts height={after} /> : null}
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
