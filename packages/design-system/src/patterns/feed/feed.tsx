import {
  Children,
  isValidElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useInfiniteScroll } from '../../utilities/infinite-scroll.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { useScrollRestoration, type ListPosition } from '../../utilities/scroll-restoration.ts';
import { FeedPostSkeleton } from '../feed-post/feed-post-skeleton.tsx';
import styles from './feed.module.css';
import { articlesOf, isBehind, isWriting, leaveFeed, moveToNeighbour } from './feed-focus.ts';
import { FeedItem } from './feed-item.tsx';
import { UnmountedPosts } from './unmounted-posts.tsx';
import { useFeedWindow } from './use-feed-window.ts';

/**
 * The scroll position in a feed: the first visible post, and the distance between its top and the top of the
 * window.
 */
export type FeedPlace = ListPosition;

export type FeedProps = ComponentProps<'div'> & {
  /** The accessible name of the feed. */
  label: string;
  /**
   * FeedPosts with keys, and FeedPostSkeletons while loading. If there are many posts, only the visible ones
   * and some around them are mounted.
   */
  children: ReactNode;
  /** Whether posts are being loaded. */
  busy: boolean;
  /** Called when the reader comes near the end of the list, or presses the button. */
  onLoadMore: () => void;
  /** The number of automatic loads. After that, a button loads more. Unlimited by default. */
  automaticLoads?: number;
  /** Whether there are older posts. */
  hasMore: boolean;
  /** The button's label. */
  loadMoreLabel: string;
  /** Shown after the last post. */
  endLabel?: string | undefined;
  /** The error message. It stops automatic loading. */
  error?: string | undefined;
  /** Called to try again after an error. */
  onRetry: () => void;
  /** Returns the text of a post by its index. The browser's text search needs it for posts that are not mounted. */
  textOf?: (index: number) => string;
  /** The position to restore as soon as its post exists. */
  start?: FeedPlace | null;
  /** Called with the scroll position; null for the top. */
  onPlaceChange?: (place: FeedPlace | null) => void;
};

const isSkeleton = (child: ReactNode) => isValidElement(child) && child.type === FeedPostSkeleton;
const keyOf = (child: ReactNode, index: number) =>
  (isValidElement(child) ? child.key : null) ?? String(index);

/** A post that is focused or shown as soon as it is mounted. */
type Target = { readonly index: number; readonly way: 'focus' | 'show' };

/** A feed of posts that loads more when the reader scrolls. Page Down and Page Up move between posts. */
export function Feed({
  label,
  children,
  busy,
  onLoadMore,
  automaticLoads = Infinity,
  hasMore,
  loadMoreLabel,
  endLabel,
  error,
  onRetry,
  textOf,
  start = null,
  onPlaceChange,
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
  const firstNewIndex = useRef<number | null>(null);
  const target = useRef<Target | null>(null);
  // Whether the reader is below the feed. New posts would push away the content that is being read, so none are
  // loaded automatically.
  const [isReaderBehind, setReaderBehind] = useState(false);
  const loadsAutomatically =
    hasMore && !busy && error === undefined && loads < automaticLoads && !isReaderBehind;

  const { posts, keys, skeletons } = useMemo(() => {
    const all = Children.toArray(children);
    const found = all.filter((child) => !isSkeleton(child));
    return { posts: found, keys: found.map(keyOf), skeletons: all.filter(isSkeleton) };
  }, [children]);
  const { segments, store, mount, pause } = useFeedWindow({ list: feed, keys, startIndex: start?.index });
  useScrollRestoration({
    list: feed,
    attribute: 'data-position',
    count: posts.length,
    start,
    mount: ({ index }) => mount(index),
    onPlaceChange,
  });

  useInfiniteScroll(end, {
    enabled: loadsAutomatically,
    onReach: () => {
      setLoads((known) => known + 1);
      onLoadMore();
    },
  });

  useEffect(() => {
    const follow = () => setReaderBehind(isBehind(end.current, document.activeElement));
    for (const event of ['focusin', 'focusout'] as const) document.addEventListener(event, follow);
    return () => {
      for (const event of ['focusin', 'focusout'] as const) document.removeEventListener(event, follow);
    };
  }, []);

  const goTo = (wanted: Target) => {
    target.current = wanted;
    mount(wanted.index);
  };
  useLayoutEffect(() => {
    const wanted = target.current;
    const item =
      wanted === null ? null : feed.current?.querySelector(`[data-position="${wanted.index + 1}"]`);
    if (wanted === null || item === null || item === undefined) return;
    target.current = null;
    if (wanted.way === 'focus') articlesOf(item)[0]?.focus();
    else item.scrollIntoView({ block: 'center' });
  });

  const focusAwaited = useEffectEvent((index: number) => {
    if (index < posts.length) goTo({ index, way: 'focus' });
    else retryButton.current?.focus();
  });
  // After a press on the button, the focus moves to the first new post. If the reader has moved the focus in the
  // meantime, the focus stays there.
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === null || busy) return;
    firstNewIndex.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && end.current?.contains(activeElement) === false) return;
    focusAwaited(index);
  }, [busy]);

  const askFor = (load: () => void) => {
    firstNewIndex.current = posts.length;
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
        {segments.map((segment, place) => {
          if (segment.kind === 'item') {
            const name = keys[segment.index] ?? '';
            return (
              <FeedItem index={segment.index} key={name} name={name} store={store}>
                {posts[segment.index]}
              </FeedItem>
            );
          }
          const { from, to, height } = segment;
          // The key counts only the spacers before this spacer. So the key stays the same when posts before it are
          // mounted or unmounted.
          const before = segments.slice(0, place).filter(({ kind }) => kind === 'left out').length;
          return (
            <UnmountedPosts
              from={from}
              height={height}
              key={`left-out-${before}`}
              onFound={(index) => {
                pause(false);
                goTo({ index, way: 'show' });
              }}
              onSearch={() => pause(true)}
              textOf={textOf}
              to={to}
            />
          );
        })}
        {skeletons}
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
