import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';

/**
 * Ignores the offset 0 that a hidden element reports. When the element is shown again, the browser restores the offset
 * without a scroll event. So the list would keep the 0.
 */
export const observeVisibleOffset = <Scroller extends Element, Row extends Element>(
  list: Virtualizer<Scroller, Row>,
  notify: (offset: number, isScrolling: boolean) => void,
): ReturnType<typeof observeElementOffset> =>
  observeElementOffset(list, (offset, isScrolling) => {
    const isHidden = list.scrollElement?.getClientRects().length === 0;
    notify(isHidden ? (list.scrollOffset ?? 0) : offset, isScrolling);
  });
