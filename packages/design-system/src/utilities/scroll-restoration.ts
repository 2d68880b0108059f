import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The scroll position in a list: the first visible item, and the distance between its top and the top of the
 * window.
 */
export type ListPosition = { readonly index: number; readonly offset: number };

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  /** The attribute of an item that has its position, counted from 1. */
  readonly attribute: 'aria-posinset' | 'data-position';
  readonly count: number;
  /** The position to restore as soon as its item exists. */
  readonly start: ListPosition | null;
  /** Mounts an item that is not mounted. */
  readonly mount: (place: ListPosition) => void;
  readonly onPlaceChange: ((place: ListPosition | null) => void) | undefined;
  /** The list scrolls by itself for this many frames, because it measures its items. */
  readonly measuringFrames?: number;
};

// The position counts as restored if it has been stable for this many frames. The restoration ends after the
// maximum number of frames in any case.
const stableFrames = 10;
const maxFrames = 180;
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls `listener` when the reader starts to interact with the page. Returns a function that stops listening. */
export function listenForGestures(listener: () => void): () => void {
  for (const gesture of gestures) window.addEventListener(gesture, listener, { passive: true });
  return () => {
    for (const gesture of gestures) window.removeEventListener(gesture, listener);
  };
}

/** Restores the scroll position in a long list, and reports when it changes. */
export function useScrollRestoration({
  list,
  attribute,
  count,
  start,
  mount,
  onPlaceChange,
  measuringFrames = 0,
}: Options): void {
  const isAtStart = useRef(start === null);
  const framesLeft = useRef(maxFrames);
  const stable = useRef(0);

  useEffect(
    () =>
      listenForGestures(() => {
        isAtStart.current = true;
      }),
    [],
  );

  const last = useRef<{ scrollY: number; itemTop: number }>(null);

  const restore = useEffectEvent((): 'there' | 'moving' | 'interrupted' => {
    if (start === null) return 'there';
    const item = list.current?.querySelector(`[${attribute}="${start.index + 1}"]`);
    if (item === undefined || item === null) {
      last.current = null;
      mount(start);
      return 'moving';
    }
    const before = last.current;
    const itemTop = item.getBoundingClientRect().top + window.scrollY;
    // Screen readers and scrollbars scroll without a gesture. So once the item is measured, a scroll counts as the
    // reader's. A scroll before the first frame does not count, because it can come from the router.
    const isScrolledByReader =
      framesLeft.current < maxFrames &&
      stable.current >= measuringFrames &&
      before !== null &&
      Math.abs(itemTop - before.itemTop) < 1 &&
      Math.abs(window.scrollY - before.scrollY) >= 1;
    if (isScrolledByReader) return 'interrupted';
    const distance = itemTop - window.scrollY - start.offset;
    if (Math.abs(distance) >= 1) window.scrollBy(0, distance);
    last.current = { scrollY: window.scrollY, itemTop };
    return Math.abs(distance) < 1 ? 'there' : 'moving';
  });

  useLayoutEffect(() => {
    if (isAtStart.current || start === null || start.index >= count) return undefined;
    isAtStart.current = restore() === 'interrupted';
    // The items above the position are not yet measured.
    stable.current = 0;
    let frame = 0;
    const settle = () => {
      if (isAtStart.current) return;
      const state = restore();
      stable.current = state === 'there' ? stable.current + 1 : 0;
      framesLeft.current -= 1;
      isAtStart.current =
        state === 'interrupted' || stable.current === stableFrames || framesLeft.current === 0;
      if (!isAtStart.current) frame = requestAnimationFrame(settle);
    };
    frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  });

  // Runs in a layout effect, because the position can only be measured before the list is unmounted.
  const reportPlace = useEffectEvent(() => {
    if (!isAtStart.current || list.current === null) return;
    const items = [...list.current.querySelectorAll(`[${attribute}]`)];
    // A reader below the list, for example at the footer, is at the last item.
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0) ?? items.at(-1);
    onPlaceChange?.(
      window.scrollY === 0 || first === undefined
        ? null
        : { index: Number(first.getAttribute(attribute)) - 1, offset: first.getBoundingClientRect().top },
    );
  });
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      clearTimeout(timer);
      timer = undefined;
      reportPlace();
    };
    const reportSoon = () => {
      timer ??= setTimeout(report, 150);
    };
    window.addEventListener('scroll', reportSoon, { passive: true });
    window.addEventListener('pagehide', report);
    return () => {
      clearTimeout(timer);
      // A navigation to another page can have scrolled to the top already. The top is then not a position in this list.
      if (window.scrollY > 0) reportPlace();
      window.removeEventListener('scroll', reportSoon);
      window.removeEventListener('pagehide', report);
    };
  }, []);
}
