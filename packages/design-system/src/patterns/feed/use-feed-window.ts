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

// A page of posts is mounted as a whole. Of more, those in sight, with so many pixels before and after them.
const fewPosts = 20;
const margin = 650;
// After so many pixels the window moves: several posts at once cost less than one after another.
const step = 300;

type Mounted = {
  /** The first post in sight or nearby. The index counts where the key is gone. */
  readonly first: { readonly key: string | undefined; readonly index: number } | null;
  readonly length: number;
  /** Posts that stay mounted wherever the reader is. */
  readonly kept: ReadonlySet<string>;
};

const nothing = () => () => undefined;

/** On a server, and while its markup is taken over, all posts are there: they can be read without JavaScript. */
const useIsFromServer = () =>
  useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  /** The keys of the posts. */
  readonly keys: readonly string[];
  /** The post at which reading begins. */
  readonly startIndex: number | undefined;
};

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((key) => other.has(key));

const around = (index: number) => [index - 1, index, index + 1];

/** Which posts of a feed are mounted, and how high the places of the others are. */
export function useFeedWindow({ list, keys, startIndex }: Options) {
  // The store changes within: what is read from it must be read anew each time.
  'use no memo';

  const [store] = useState(() => new FeedStore());
  const [mounted, setMounted] = useState<Mounted>({ first: null, length: fewPosts, kept: new Set() });
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
    // The keyboard comes to both ends from outside, and to the neighbours from what is kept.
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
    // A hidden list has no place.
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
    // After a leap nothing is in sight: the browser must not paint the empty place.
    const seen = rangeWithin(known, rowGap, { top, bottom: top + window.innerHeight });
    const isEmpty = [seen.from, seen.to].every((index) => store.elementOf(keys[index] ?? '') === undefined);
    if (isEmpty && !isForced) flushSync(() => setMounted(next));
    else setMounted(next);
  });

  // Other posts, or as many more: what is in sight is known before the browser paints.
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

  // The reader goes elsewhere: a post that was never reached must not stay mounted.
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
      // What is mounted while sizes are reported would be reported too late for the browser.
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
    /** Mounts a post however far away it is. */
    mount: (index: number) => setWanted(index),
    /** The window stands still, while the browser shows what it has found. */
    pause: (paused: boolean) => {
      isPaused.current = paused;
    },
  };
}
