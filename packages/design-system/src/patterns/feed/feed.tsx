import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useEndInSight } from '../../utilities/end-in-sight.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import styles from './feed.module.css';
import { articlesOf, isWriting, leaveFeed, moveToNeighbour } from './feed-focus.ts';

export type FeedProps = ComponentProps<'div'> & {
  /** Names the feed. */
  label: string;
  /** FeedPosts; while some load, FeedPostSkeletons. */
  children: ReactNode;
  /** Posts are being loaded. */
  busy: boolean;
  /** Called when the end comes near, or the button is pressed. */
  onLoadMore: () => void;
  /** How often more comes by itself. From then on it takes the button, so that one reaches what stands below. */
  automaticLoads?: number;
  /** Whether there are older posts. */
  hasMore: boolean;
  /** The button's text. */
  loadMoreLabel: string;
  /** Said after the last post. */
  endLabel?: string | undefined;
  /** What went wrong; nothing is then loaded by itself. */
  error?: string | undefined;
  /** Called to try again. */
  onRetry: () => void;
};

/** Posts one after another that go on as one reads. Page Down and Page Up lead from post to post. */
export function Feed({
  label,
  children,
  busy,
  onLoadMore,
  automaticLoads = 3,
  hasMore,
  loadMoreLabel,
  endLabel,
  error,
  onRetry,
  className,
  ref,
  ...props
}: FeedProps) {
  const messages = useMessages();
  const feed = useRef<HTMLDivElement>(null);
  const feedRef = useMergedRef(feed, ref);
  const end = useRef<HTMLDivElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const [loads, setLoads] = useState(0);
  const firstAwaited = useRef<number | null>(null);
  const goesOn = hasMore && !busy && error === undefined && loads < automaticLoads;

  useEndInSight(end, {
    goesOn,
    reach: () => {
      setLoads((known) => known + 1);
      onLoadMore();
    },
  });

  // Whoever asked for more goes on at the first post that came, unless they have gone elsewhere meanwhile.
  useEffect(() => {
    const index = firstAwaited.current;
    if (index === null || busy) return;
    firstAwaited.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && end.current?.contains(activeElement) === false) return;
    (articlesOf(feed.current)[index] ?? retryButton.current)?.focus();
  }, [busy]);

  const askFor = (load: () => void) => {
    firstAwaited.current = articlesOf(feed.current).length;
    load();
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const list = feed.current;
    if (event.defaultPrevented || list === null || isWriting(event.target)) return;
    const articles = articlesOf(list);
    const moved =
      (event.key === 'PageDown' && moveToNeighbour(articles, event.target, 1)) ||
      (event.key === 'PageUp' && moveToNeighbour(articles, event.target, -1)) ||
      (event.ctrlKey && event.key === 'End' && leaveFeed(list, 'after')) ||
      (event.ctrlKey && event.key === 'Home' && leaveFeed(list, 'before'));
    if (moved) event.preventDefault();
  });

  useEffect(() => {
    const list = feed.current;
    const listen = (event: KeyboardEvent) => handleKey(event);
    list?.addEventListener('keydown', listen);
    return () => list?.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className={classNames(styles.root, className)} data-component="feed">
      <div
        {...props}
        aria-busy={busy}
        aria-label={label}
        className={styles.posts}
        data-part="posts"
        ref={feedRef}
        role="feed"
      >
        {children}
      </div>
      <div className={styles.end} data-part="end" ref={end}>
        <VisuallyHidden role="status">{busy ? messages.loading : ''}</VisuallyHidden>
        {error === undefined ? null : (
          <Banner role="alert" tone="danger">
            <Stack direction="row" justify="between" wrap>
              <span>{error}</span>
              <Button
                loading={busy}
                onClick={() => askFor(onRetry)}
                ref={retryButton}
                size="sm"
                variant="secondary"
              >
                {messages.tryAgain}
              </Button>
            </Stack>
          </Banner>
        )}
        {hasMore && error === undefined ? (
          <Button loading={busy} onClick={() => askFor(onLoadMore)} variant="secondary">
            {loadMoreLabel}
          </Button>
        ) : null}
        {!hasMore && !busy && error === undefined && endLabel !== undefined ? (
          <p className={styles.last} data-part="last">
            {endLabel}
          </p>
        ) : null}
      </div>
    </div>
  );
}
