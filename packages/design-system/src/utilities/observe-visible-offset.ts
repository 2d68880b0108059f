import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';

/** A hidden element reports a scroll offset of 0. When shown again, it restores its offset without a scroll event. */
export const observeVisibleOffset = <Scroller extends Element, Row extends Element>(
  list: Virtualizer<Scroller, Row>,
  notify: (offset: number, isScrolling: boolean) => void,
): ReturnType<typeof observeElementOffset> =>
  observeElementOffset(list, (offset, isScrolling) => {
    const isHidden = list.scrollElement?.getClientRects().length === 0;
    notify(isHidden ? (list.scrollOffset ?? 0) : offset, isScrolling);
  });
