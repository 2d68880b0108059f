import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Where a list is being read: the first item in sight, and how far below the top of the window it begins. */
export type ListPosition = { readonly index: number; readonly offset: number };

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  /** The attribute of an item that holds its position, counted from 1. */
  readonly attribute: 'aria-posinset' | 'data-position';
  readonly count: number;
  /** Where to go on reading, as soon as that item is there. */
  readonly start: ListPosition | null;
  /** Brings an item that is not mounted into the document. */
  readonly mount: (place: ListPosition) => void;
  readonly onPlaceChange: ((place: ListPosition | null) => void) | undefined;
};

// The place is found when it has been the same for so long, or cannot be found in so much time.
const calmFrames = 10;
const mostFrames = 180;
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls `listener` when the reader begins to do something, until the returned function is called. */
export function listenForGestures(listener: () => void): () => void {
  for (const gesture of gestures) window.addEventListener(gesture, listener, { passive: true });
  return () => {
    for (const gesture of gestures) window.removeEventListener(gesture, listener);
  };
}

/** Brings the reader back to a place in a long list, and reports where they are. */
export function useScrollRestoration({ list, attribute, count, start, mount, onPlaceChange }: Options): void {
  const isAtStart = useRef(start === null);
  const framesLeft = useRef(mostFrames);

  useEffect(
    () =>
      listenForGestures(() => {
        isAtStart.current = true;
      }),
    [],
  );

  const restore = useEffectEvent((): boolean => {
    if (start === null) return true;
    const item = list.current?.querySelector(`[${attribute}="${start.index + 1}"]`);
    if (item === undefined || item === null) {
      mount(start);
      return false;
    }
    const distance = item.getBoundingClientRect().top - start.offset;
    if (Math.abs(distance) >= 1) window.scrollBy(0, distance);
    return Math.abs(distance) < 1;
  });

  useLayoutEffect(() => {
    if (isAtStart.current || start === null || start.index >= count) return undefined;
    restore();
    // Others may bring back an idea of their own of the place, and items above it are still to be measured.
    let calm = 0;
    let frame = 0;
    const settle = () => {
      if (isAtStart.current) return;
      calm = restore() ? calm + 1 : 0;
      framesLeft.current -= 1;
      isAtStart.current = calm === calmFrames || framesLeft.current === 0;
      if (!isAtStart.current) frame = requestAnimationFrame(settle);
    };
    frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  });

  // Before the list leaves the page its place can still be measured.
  const reportPlace = useEffectEvent(() => {
    if (!isAtStart.current || list.current === null) return;
    const items = [...list.current.querySelectorAll(`[${attribute}]`)];
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
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
      // Whoever leads elsewhere may have gone to the top of the page already: that is no place in this list.
      if (window.scrollY > 0) reportPlace();
      window.removeEventListener('scroll', reportSoon);
      window.removeEventListener('pagehide', report);
    };
  }, []);
}
