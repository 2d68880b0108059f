import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { measureVisibleRow } from '../../utilities/measure-visible-row.ts';
import { useScrollRestoration, type ListPosition } from '../../utilities/scroll-restoration.ts';

/**
 * The scroll position in a list: the first visible card, and the distance between its top and the top of the
 * window.
 */
export type ListingPlace = ListPosition;

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly estimate: number;
  readonly start: ListingPlace | null;
  readonly onPlaceChange: ((place: ListingPlace | null) => void) | undefined;
};

type DrawnRow = {
  readonly row: number;
  /** The cards of the row, from this index up to `to`. */
  readonly from: number;
  readonly to: number;
  /** The height of the spacer before the row in pixels. */
  readonly before: number;
};

// A list with at most this many cards renders all of them, so that the browser's text search finds them.
const allDrawn = 48;
// The size of the window that a server assumes.
const firstRect = { width: 0, height: 900 };

const placeIn = (card: Element): number => Number(card.getAttribute('aria-posinset')) - 1;

/** Virtualizes a long list row by row. */
export function useListingWindow({ list, count, estimate, start, onPlaceChange }: Options) {
  // The virtualizer is mutable, so its values must not be memoized.
  'use no memo';

  const [{ columns, gap, margin }, setLayout] = useState({ columns: 1, gap: 0, margin: 0 });
  const focused = useRef(-1);

  // The focused row stays mounted when it is scrolled out of view, so that keyboard navigation continues from it.
  const rowsOf = (range: Range): number[] => {
    if (count <= allDrawn) return Array.from({ length: range.count }, (_, row) => row);
    const rows = defaultRangeExtractor(range);
    const kept = focused.current < 0 ? -1 : Math.floor(focused.current / columns);
    return kept < 0 || kept >= range.count || rows.includes(kept)
      ? rows
      : [...rows, kept].toSorted((one, other) => one - other);
  };
  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' above prevents memoization
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => estimate,
    getItemKey: (row) => `${columns}/${estimate}/${row}`,
    rangeExtractor: rowsOf,
    overscan: 3,
    gap,
    scrollMargin: margin,
    initialRect: firstRect,
    measureElement: measureVisibleRow,
    useAnimationFrameWithResizeObserver: true,
  });

  const measureLayout = useEffectEvent(() => {
    // While the list is hidden, it has neither columns nor a position.
    if (list.current === null || list.current.getClientRects().length === 0) return;
    const { gridTemplateColumns, rowGap } = getComputedStyle(list.current);
    const next = {
      columns: gridTemplateColumns.split(' ').length,
      gap: Number.parseFloat(rowGap) || 0,
      margin: Math.round(list.current.getBoundingClientRect().top + window.scrollY),
    };
    if (next.columns !== columns || next.gap !== gap || next.margin !== margin) setLayout(next);
  });
  useLayoutEffect(() => {
    measureLayout();
    rows.measureElement(null);
  });
  useEffect(() => {
    let frame = 0;
    // Waits for the next frame, because rendering during resize observation would cause a resize loop error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measureLayout());
    });
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);

  useScrollRestoration({
    list,
    attribute: 'aria-posinset',
    count,
    start,
    mount: ({ index, offset }) => {
      const [top] = rows.getOffsetForIndex(Math.floor(index / columns), 'start') ?? [0];
      window.scrollTo(0, top - offset);
    },
    onPlaceChange,
    measuringFrames: 3,
  });

  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1);
  // A spacer adds one more gap to the layout, so its height is smaller by this gap.
  const between = (from: number, to: number) => Math.max(0, to - from - gap);
  return {
    drawnRows: drawn.map((row, position): DrawnRow => {
      const previous = drawn[position - 1];
      const isNeighbour = row.index === (previous?.index ?? -1) + 1;
      const previousEnd = previous === undefined ? margin : previous.end + gap;
      return {
        row: row.index,
        from: row.index * columns,
        to: Math.min(count, (row.index + 1) * columns),
        before: isNeighbour ? 0 : between(previousEnd, row.start),
      };
    }),
    after:
      last === undefined || last.index === rows.options.count - 1
        ? 0
        : between(last.end, rows.getTotalSize() + margin),
    /** The ref for the first card of each row. The card is as high as its row. */
    measure: rows.measureElement,
    keepFocused: (target: Element | null) => {
      const card = target?.closest('[aria-posinset]') ?? null;
      focused.current = card === null ? -1 : placeIn(card);
    },
  };
}
