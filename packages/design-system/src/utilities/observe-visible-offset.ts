import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';

/** A hidden element says that it is at its top. It keeps its place: shown again, it stands there, and tells nobody. */
export const observeVisibleOffset = <Scroller extends Element, Row extends Element>(
  list: Virtualizer<Scroller, Row>,
  tell: (offset: number, isScrolling: boolean) => void,
): ReturnType<typeof observeElementOffset> =>
  observeElementOffset(list, (offset, isScrolling) => {
    const isHidden = list.scrollElement?.getClientRects().length === 0;
    tell(isHidden ? (list.scrollOffset ?? 0) : offset, isScrolling);
  });
