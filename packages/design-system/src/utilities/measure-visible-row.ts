import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * A hidden row has no height, so it keeps its last height. If all rows had the height 0, the list would render all of
 * them.
 */
export function measureVisibleRow<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Row>,
): number {
  if (row.getClientRects().length > 0) return measureElement(row, entry, list);
  const index = list.indexFromElement(row);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}
