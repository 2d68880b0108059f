import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import { measureVisibleRow } from '../../utilities/measure-visible-row.ts';
import { observeVisibleOffset } from '../../utilities/observe-visible-offset.ts';
import { estimateRow, type ThreadRow } from './thread-rows.ts';

/** How near to the end one still reads along, in pixels. */
export const nearness = 64;

/** The room over the oldest message, while there are older ones. */
export const olderSpace = 64;

// What is drawn before the window's size is known: on a server.
const firstRect = { width: 0, height: 600 };

const newest = Number.MAX_SAFE_INTEGER;

export type ThreadList = {
  /** The rows in sight and some around them. */
  readonly items: readonly VirtualItem[];
  /** How high the list is. */
  readonly height: number;
  /** The last row that is in sight, and the first. */
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
  /** What comes at the end has just been said. */
  readonly follows: boolean;
  /** The row that has the focus is kept though it is out of sight: from there the keyboard goes on. */
  readonly focused: RefObject<string | null>;
};

/** The part of a conversation that is drawn. It keeps its place by the message that is being read, whatever comes above or below. */
export function useThreadList({ rows, scroller, hasOlder, follows, focused }: Options): ThreadList {
  // The virtualiser changes within: what is read from it must be read anew each time.
  'use no memo';

  const withFocused = (range: Range) => {
    const indexes = defaultRangeExtractor(range);
    const kept =
      focused.current === null ? -1 : rows.findIndex(({ message }) => message.id === focused.current);
    return kept < 0 || indexes.includes(kept)
      ? indexes
      : [...indexes, kept].toSorted((one, other) => one - other);
  };
  const estimate = (index: number) => {
    const row = rows[index];
    // Never a whole number, so that every measured row differs from its estimate, and is remembered as measured.
    return (row === undefined ? 0 : estimateRow(row)) + 0.5;
  };
  // oxlint-disable-next-line react/incompatible-library -- as said above
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
    scrollEndThreshold: nearness,
  });
  // The name of a day leaves a row at its top as soon as an earlier message of that day is there: what stands below
  // it must stay, also in the row that is cut by the edge.
  list.shouldAdjustScrollPositionOnItemSizeChange = ({ start }) =>
    start <= (list.scrollOffset ?? 0) + olderSpace;
  // A row that has left while the window's size was told would be told of too, too late for the browser: it is let go at once.
  useLayoutEffect(() => list.measureElement(null));
  return {
    items: list.getVirtualItems(),
    height: list.getTotalSize(),
    firstVisible: list.range?.startIndex ?? -1,
    lastVisible: list.range?.endIndex ?? -1,
    measure: list.measureElement,
    toEnd: () => list.scrollToEnd(),
    toRow: (index, align) => list.scrollToIndex(index, { align }),
    isAtEnd: () => list.isAtEnd(nearness),
  };
}
