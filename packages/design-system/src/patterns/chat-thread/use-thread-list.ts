import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import { measureVisibleRow } from '../../utilities/measure-visible-row.ts';
import { observeVisibleOffset } from '../../utilities/observe-visible-offset.ts';
import { estimateRow, hasMessage, type ThreadRow } from './thread-rows.ts';

/** The list scrolls to new messages if it is at most this many pixels away from its end. */
export const endThreshold = 64;

/** The space above the oldest loaded message, if there are older ones. */
export const olderSpace = 64;

// The size of the window that a server assumes.
const firstRect = { width: 0, height: 600 };

const newest = Number.MAX_SAFE_INTEGER;

export type ThreadList = {
  /** The visible rows and some rows around them. */
  readonly items: readonly VirtualItem[];
  /** The height of the list. */
  readonly height: number;
  /** The indexes of the last and the first visible row. */
  readonly lastVisible: number;
  readonly firstVisible: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly toEnd: () => void;
  readonly toRow: (index: number, align: 'start' | 'center') => void;
  readonly isAtEnd: () => boolean;
};

type Options = {
  readonly rows: readonly ThreadRow[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly hasOlder: boolean;
  /** True if messages at the end have just arrived. False if they were loaded from the history. */
  readonly follows: boolean;
  /** The focused row stays mounted when it is scrolled out of view, so that keyboard navigation continues from it. */
  readonly focused: RefObject<string | null>;
};

/** Virtualizes a conversation. The visible message stays in place when messages are added above or below it. */
export function useThreadList({ rows, scroller, hasOlder, follows, focused }: Options): ThreadList {
  // The virtualizer is mutable, so its values must not be memoized.
  'use no memo';

  const withFocused = (range: Range) => {
    const indexes = defaultRangeExtractor(range);
    const { current: id } = focused;
    const kept = id === null ? -1 : rows.findIndex((row) => hasMessage(row, id));
    return kept < 0 || indexes.includes(kept)
      ? indexes
      : [...indexes, kept].toSorted((one, other) => one - other);
  };
  const estimate = (index: number) => {
    const row = rows[index];
    // The estimate is never an integer, so that every measured row differs from its estimate and counts as measured.
    return (row === undefined ? 0 : estimateRow(row)) + 0.5;
  };
  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' above prevents memoization
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    measureElement: measureVisibleRow,
    observeElementOffset: observeVisibleOffset,
    getItemKey: (index) => rows[index]?.message.id ?? index,
    rangeExtractor: withFocused,
    overscan: 6,
    paddingStart: hasOlder ? olderSpace : 0,
    initialOffset: newest,
    initialRect: firstRect,
    anchorTo: 'end',
    followOnAppend: follows,
    scrollEndThreshold: endThreshold,
  });
  // When an earlier message of the same day loads, a row loses the day's name and becomes smaller. The content
  // below the row must then stay in place, even if the window's edge cuts the row.
  list.shouldAdjustScrollPositionOnItemSizeChange = ({ start }) =>
    start <= (list.scrollOffset ?? 0) + olderSpace;
  // Stops observing removed rows immediately. If a row is removed during resize observation, the browser would
  // otherwise report a resize loop.
  useLayoutEffect(() => list.measureElement(null));
  return {
    items: list.getVirtualItems(),
    height: list.getTotalSize(),
    firstVisible: list.range?.startIndex ?? -1,
    lastVisible: list.range?.endIndex ?? -1,
    measure: list.measureElement,
    toEnd: () => list.scrollToEnd(),
    toRow: (index, align) => list.scrollToIndex(index, { align }),
    isAtEnd: () => list.isAtEnd(endThreshold),
  };
}
