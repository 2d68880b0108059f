import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { measureVisibleRow } from '../../utilities/measure-visible-row.ts';
import { observeVisibleOffset } from '../../utilities/observe-visible-offset.ts';

// The estimated height of a row with two lines. It is never an integer, so that every measured height differs from it.
const estimate = 68.5;

// The size of the window that a server assumes.
const firstRect = { width: 0, height: 600 };

/** The nearest scroll container of an element, or the page. */
function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent === document.body) break;
    if (/auto|scroll/u.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.documentElement;
}

const isPage = (scroller: Element | null) => scroller === document.documentElement;

const isHidden = (element: Element) => element.getClientRects().length === 0;

/** Listens to events of the window, for a list that scrolls with the page. */
function observeWindow(type: 'resize' | 'scroll', onChange: () => void) {
  onChange();
  window.addEventListener(type, onChange, { passive: true });
  return () => window.removeEventListener(type, onChange);
}

type Options = {
  readonly items: readonly { readonly id: string }[];
  /** The id of a row that is always mounted. */
  readonly pinnedId: string | null | undefined;
};

/**
 * Returns the id of the focused row. This row stays mounted when it is scrolled out of view, so that keyboard
 * navigation continues from it.
 */
function useFocusedId(list: RefObject<HTMLElement | null>, items: Options['items']): string | null {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const keep = useEffectEvent(({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    setFocusedId(items[Number(row?.dataset['index'])]?.id ?? null);
  });

  useEffect(() => {
    const element = list.current;
    const follow = (event: FocusEvent) => keep(event);
    const forget = () => setFocusedId(null);
    element?.addEventListener('focusin', follow);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', follow);
      element?.removeEventListener('focusout', forget);
    };
  }, [list]);

  return focusedId;
}

/** Decides which rows of a list are mounted, and where they are. */
export function useRowWindow(list: RefObject<HTMLElement | null>, { items, pinnedId }: Options) {
  // The virtualizer is mutable, so its values must not be memoized.
  'use no memo';

  const focusedId = useFocusedId(list, items);
  const scroller = useRef<Element>(null);
  // The height of the content that is above the list and scrolls with it.
  const [above, setAbove] = useState(0);
  const [isAway, setAway] = useState(false);

  const findScroller = () => {
    if (scroller.current === null && list.current !== null) scroller.current = scrollerOf(list.current);
    return scroller.current;
  };
  // The first and the last row stay mounted. So do the pinned row and the focused row, with their neighbors. Keys can
  // move to all these rows from any scroll position.
  const withPinned = (range: Range) => {
    const places = [pinnedId, focusedId]
      .map((id) => items.findIndex((item) => item.id === id))
      .flatMap((index) => (index < 0 ? [] : [index - 1, index, index + 1]));
    const all = new Set([0, ...defaultRangeExtractor(range), ...places, items.length - 1]);
    return [...all].filter((index) => index >= 0 && index < items.length).toSorted((a, b) => a - b);
  };

  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' above prevents memoization
  const rows = useVirtualizer<Element, HTMLLIElement>({
    count: items.length,
    getScrollElement: findScroller,
    estimateSize: () => estimate,
    getItemKey: (index) => items[index]?.id ?? index,
    rangeExtractor: withPinned,
    overscan: 6,
    scrollMargin: above,
    // New rows at the top must not push the visible rows down. If the list is scrolled to the top, the new rows
    // are shown.
    anchorTo: isAway ? 'end' : 'start',
    initialRect: firstRect,
    measureElement: measureVisibleRow,
    observeElementRect: (instance, notify) =>
      isPage(instance.scrollElement)
        ? observeWindow('resize', () => notify({ width: innerWidth, height: innerHeight }))
        : observeElementRect(instance, notify),
    observeElementOffset: (instance, notify) =>
      isPage(instance.scrollElement)
        ? observeWindow('scroll', () => notify(scrollY, false))
        : observeVisibleOffset(instance, notify),
  });

  const place = useEffectEvent(() => {
    const [element, frame] = [list.current, scroller.current];
    if (element === null || frame === null || isHidden(element)) return;
    const scrolled = isPage(frame) ? scrollY : frame.scrollTop;
    const top = isPage(frame) ? 0 : frame.getBoundingClientRect().top + frame.clientTop;
    setAbove(Math.round(element.getBoundingClientRect().top - top + scrolled));
    setAway(scrolled > above);
  });
  const firstDrawn = rows.range?.startIndex;
  useLayoutEffect(() => place(), [items, firstDrawn]);

  return {
    rows: rows.getVirtualItems().map(({ index, key, start }) => ({ index, key, start: start - above })),
    height: rows.getTotalSize(),
    measure: rows.measureElement,
  };
}
