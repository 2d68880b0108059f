import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { listenForGestures } from '../../utilities/scroll-restoration.ts';
import { useScrollAnchor } from '../../utilities/scroll-anchor.ts';
import { rangeWithin, segmentsOf, type Segment } from '../../utilities/list-window.ts';
import { FeedStore } from './feed-store.ts';

// A feed with at most this many posts mounts all of them. A longer feed mounts only the posts in view and
// within the margin, which is in pixels.
const fewPosts = 10;
// The number of posts that are mounted before the first measurement.
const firstPosts = 5;
const margin = 650;
// The range of mounted posts moves in steps of this many pixels, because mounting several posts together costs less
// than mounting them one by one.
const step = 300;

type Mounted = {
  /** The first mounted post near the window. Its index is used if its key no longer exists. */
  readonly first: { readonly key: string | undefined; readonly index: number } | null;
  readonly length: number;
  /** Posts that stay mounted at every scroll position. */
  readonly kept: ReadonlySet<string>;
};

const nothing = () => () => undefined;

/** On a server and during hydration all posts are mounted, so that people can read them without JavaScript. */
const useIsFromServer = () =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  /** The keys of all posts. */
  readonly keys: readonly string[];
  /** The index of the post that is shown first. */
  readonly startIndex: number | undefined;
};

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((key) => other.has(key));

const around = (index: number) => [index - 1, index, index + 1];

/** Decides which posts of a feed are mounted, and how high the spacers are. */
export function useFeedWindow({ list, keys, startIndex }: Options) {
  // The store is mutable, so its values must not be memoized.
  'use no memo';

  const [store] = useState(() => new FeedStore());
  const [mounted, setMounted] = useState<Mounted>({ first: null, length: firstPosts, kept: new Set() });
  const [wanted, setWanted] = useState(startIndex ?? null);
  const [isPrinted, setPrinted] = useState(false);
  const [gap, setGap] = useState(0);
  const isFromServer = useIsFromServer();
  const lastTop = useRef<number | null>(null);
  const isPaused = useRef(false);
  const anchor = useScrollAnchor(list);
  const count = keys.length;
  const isWhole = count <= fewPosts || isPrinted || isFromServer;

  const heights = isWhole ? [] : keys.map((key) => store.heightOf(key));
  const indexes = (): Set<number> => {
    const { first } = mounted;
    const known = first?.key === undefined ? -1 : keys.indexOf(first.key);
    const from = first === null ? (wanted ?? 0) : known === -1 ? first.index : known;
    // The first and the last posts stay mounted, because the keyboard enters the feed there. The neighbors of kept
    // posts stay mounted too, because the keyboard moves to them.
    const all = [
      0,
      count - 1,
      ...Array.from({ length: mounted.length }, (_, place) => from + place),
      ...[...mounted.kept]
        .map((key) => keys.indexOf(key))
        .flatMap((index) => (index < 0 ? [] : around(index))),
      ...(wanted === null ? [] : around(wanted)),
    ];
    return new Set(all.filter((index) => index >= 0 && index < count));
  };
  const segments: readonly Segment[] = isWhole
    ? keys.map((_, index) => ({ kind: 'item', index }))
    : segmentsOf(indexes(), heights, gap);

  const update = useEffectEvent((isForced: boolean) => {
    const element = list.current;
    // While the list is hidden, it has no position.
    if (isWhole || element === null || isPaused.current || element.getClientRects().length === 0) return;
    if (!isForced) anchor.note();
    const top = -element.getBoundingClientRect().top;
    if (!isForced && lastTop.current !== null && Math.abs(top - lastTop.current) < step) return;
    lastTop.current = top;
    const rowGap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    const known = keys.map((key) => store.heightOf(key));
    const { from, to } = rangeWithin(known, rowGap, {
      top: top - margin,
      bottom: top + window.innerHeight + margin,
    });
    const next = { first: { key: keys[from], index: from }, length: to - from + 1, kept: store.kept() };
    const isSame =
      next.first.key === mounted.first?.key &&
      next.length === mounted.length &&
      isSameSet(next.kept, mounted.kept);
    if (rowGap !== gap) setGap(rowGap);
    if (wanted !== null && wanted >= from && wanted <= to) setWanted(null);
    if (isSame) return;
    // After a jump, no mounted post is visible. So some are mounted before the browser paints the empty spacer.
    const seen = rangeWithin(known, rowGap, { top, bottom: top + window.innerHeight });
    const isEmpty = [seen.from, seen.to].every((index) => store.elementOf(keys[index] ?? '') === undefined);
    if (isEmpty && !isForced) flushSync(() => setMounted(next));
    else setMounted(next);
  });

  // When the posts have changed, measure before the browser paints.
  const seenKeys = useRef<readonly string[]>([]);
  const follow = useEffectEvent((present: readonly string[]) => {
    if (seenKeys.current === present) return;
    seenKeys.current = present;
    update(true);
  });
  useLayoutEffect(() => {
    anchor.restore();
    follow(keys);
  });

  useEffect(() => {
    const move = () => update(false);
    const measureAnew = () => update(true);
    document.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', measureAnew);
    const element = list.current;
    element?.addEventListener('focusin', measureAnew);
    return () => {
      document.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', measureAnew);
      element?.removeEventListener('focusin', measureAnew);
    };
  }, [list]);

  // After the reader has scrolled away, a post that was wanted but not reached must not stay mounted.
  useEffect(() => listenForGestures(() => setWanted(null)), []);

  useEffect(() => {
    const print = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  useEffect(() => {
    let frame = 0;
    const forget = store.listen(() => {
      anchor.restore();
      // Waits for the next frame, because mounting during resize observation would cause a resize loop error.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => update(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      forget();
    };
  }, [anchor, store]);

  return {
    segments,
    store,
    /** Mounts a post, even if it is far away. */
    mount: (index: number) => setWanted(index),
    /** Stops changing the mounted posts while the browser shows a search match. */
    pause: (paused: boolean) => {
      isPaused.current = paused;
    },
  };
}
