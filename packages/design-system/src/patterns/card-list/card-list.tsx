import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Button } from '../../components/button/button.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { stackVariants } from '../../components/stack/stack.variants.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useInfiniteScroll } from '../../utilities/infinite-scroll.ts';
import { Failure } from '../failure.tsx';
import styles from './card-list.module.css';

export type CardListProps = ComponentProps<'div'> & {
  /** The accessible name of the list. */
  label: string;
  /** The cards. Each card needs a key. */
  children?: ReactNode;
  /** A grid, or rows with lines between them. */
  view?: 'grid' | 'rows';
  /** Whether cards are being loaded. */
  loading?: boolean;
  /**
   * Whether the cards belong to the previous search. The old cards stay until the cards of the new search replace them.
   */
  stale?: boolean;
  /** The placeholder of a loading card. */
  skeleton: ReactNode;
  /** The number of placeholders. */
  skeletons?: number;
  /** The error message. */
  error?: ReactNode;
  /** Called to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more cards. */
  hasMore?: boolean;
  /** Called when the reader comes near the end of the list, or presses the button. */
  onLoadMore?: () => void;
  /** The number of automatic loads. After that, a button loads more, so that readers can reach the content below. */
  automaticLoads?: number;
  /** The button's label. */
  loadMoreLabel: string;
  /** Shown if there are no cards, usually an EmptyState. */
  empty: ReactNode;
};

const nothing = () => undefined;
const keyOf = (card: ReactNode, index: number) => (isValidElement(card) ? card.key : null) ?? index;

/** A list of cards that loads more when the reader scrolls. It has loading, error and empty states. */
export function CardList({
  label,
  children,
  view = 'grid',
  loading = false,
  stale = false,
  skeleton,
  skeletons = 6,
  error,
  onRetry,
  hasMore = false,
  onLoadMore = nothing,
  automaticLoads = 3,
  loadMoreLabel,
  empty,
  className,
  ...props
}: CardListProps) {
  const messages = useMessages();
  const list = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const firstNewIndex = useRef<number | null>(null);
  const [loads, setLoads] = useState(0);
  const cards = Children.toArray(children);
  const count = cards.length;
  const failed = error !== undefined && error !== null;
  const canLoadMore = hasMore && !stale && !failed && count > 0;

  // After a new search, automatic loads are counted from zero.
  if (stale && loads > 0) setLoads(0);

  useInfiniteScroll(end, {
    enabled: canLoadMore && !loading && loads < automaticLoads,
    onReach: () => {
      setLoads((known) => known + 1);
      onLoadMore();
    },
  });

  // After a press on the button, the focus moves to the first new card. If the reader has moved the focus in the
  // meantime, the focus stays there.
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === null || loading) return;
    firstNewIndex.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && end.current?.contains(activeElement) === false) return;
    list.current?.children.item(index)?.querySelector<HTMLElement>('a, button')?.focus();
  }, [loading]);

  return (
    <div
      {...props}
      aria-busy={loading}
      className={classNames(stackVariants({ gap: 5 }), className)}
      data-component="card-list"
      data-state={loading && count === 0 ? 'pending' : undefined}
      data-variant={view}
    >
      <VisuallyHidden role="status">{loading ? messages.loading : ''}</VisuallyHidden>
      {count > 0 || loading ? (
        <Grid
          aria-label={label}
          as="ul"
          className={view === 'rows' ? styles.rows : undefined}
          columns="sm"
          data-part="list"
          gap={6}
          ref={list}
          role="list"
        >
          {cards.map((card, index) => (
            <li key={keyOf(card, index)}>{card}</li>
          ))}
          {loading && (!stale || count === 0)
            ? Array.from({ length: skeletons }, (_, index) => (
                <li aria-hidden="true" key={`skeleton-${index}`}>
                  {skeleton}
                </li>
              ))
            : null}
        </Grid>
      ) : null}
      {failed ? <Failure onRetry={onRetry}>{error}</Failure> : null}
      {count === 0 && !loading && !failed ? empty : null}
      <Stack align="center" data-part="end" ref={end}>
        {canLoadMore ? (
          <Button
            loading={loading}
            onClick={() => {
              firstNewIndex.current = count;
              onLoadMore();
            }}
            variant="secondary"
          >
            {loadMoreLabel}
          </Button>
        ) : null}
      </Stack>
    </div>
  );
}
