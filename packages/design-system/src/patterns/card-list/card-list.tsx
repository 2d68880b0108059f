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
  /** Names the list. */
  label: string;
  /** Cards, each with a key. */
  children?: ReactNode;
  /** Side by side, or one under another with a rule between them. */
  view?: 'grid' | 'rows';
  /** Cards are being loaded. */
  loading?: boolean;
  /** The cards belong to the previous search. They keep their places until those of the new one replace them. */
  stale?: boolean;
  /** Keeps the place of a card that is still to come. */
  skeleton: ReactNode;
  /** How many places are kept. */
  skeletons?: number;
  /** What went wrong. */
  error?: ReactNode;
  /** Called to try again. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more. */
  hasMore?: boolean;
  /** Called when the end comes near, or the button is pressed. */
  onLoadMore?: () => void;
  /** How often more comes by itself. From then on it takes the button, so that one reaches what stands below. */
  automaticLoads?: number;
  /** The button's text. */
  loadMoreLabel: string;
  /** Stands there where there is none: an EmptyState. */
  empty: ReactNode;
};

const nothing = () => undefined;
const keyOf = (card: ReactNode, index: number) => (isValidElement(card) ? card.key : null) ?? index;

/** Cards that go on as one reads: what is still to come, what went wrong and what there is none of have their place. */
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
  const firstAwaited = useRef<number | null>(null);
  const [loads, setLoads] = useState(0);
  const cards = Children.toArray(children);
  const count = cards.length;
  const failed = error !== undefined && error !== null;
  const canLoadMore = hasMore && !stale && !failed && count > 0;

  // A search starts another list.
  if (stale && loads > 0) setLoads(0);

  useInfiniteScroll(end, {
    enabled: canLoadMore && !loading && loads < automaticLoads,
    onReach: () => {
      setLoads((known) => known + 1);
      onLoadMore();
    },
  });

  // Whoever asked for more goes on at the first card that came, unless they have gone elsewhere meanwhile.
  useEffect(() => {
    const index = firstAwaited.current;
    if (index === null || loading) return;
    firstAwaited.current = null;
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
              firstAwaited.current = count;
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
