import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { staysInView } from './stays-in-view.ts';

/**
 * The focused element, if it is visible and after the list. It must not be pushed out of view. Elements in the list's
 * parent, such as the button for more, do not count as after the list.
 */
function focusedAfter(list: HTMLElement): Element | null {
  const focused = document.activeElement;
  const area = list.parentElement ?? list;
  if (focused === null || focused.contains(area) || area.contains(focused) || staysInView(focused))
    return null;
  if ((area.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? focused : null;
}

/**
 * Keeps the visible content in place when heights above it change. The browser's scroll anchoring is off
 * (`overflow-anchor: none`): Safari does not support it, and other browsers can choose an anchor that the same change
 * removes.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>) {
  // The top of the element relative to the page. Scrolling does not change it.
  const noted = useRef<{ element: Element; top: number }>(null);
  const anchor = useMemo(() => {
    /**
     * If the reader has scrolled into the list, stores the position of the first visible item. If the focus is after
     * the list, stores the position of the focused element instead.
     */
    const note = () => {
      noted.current = null;
      if (list.current === null || list.current.getBoundingClientRect().top > 0) return;
      const element =
        focusedAfter(list.current) ??
        [...list.current.children].find(
          (child) => child.getAttribute('aria-hidden') !== 'true' && child.getBoundingClientRect().bottom > 0,
        );
      if (element !== undefined)
        noted.current = { element, top: element.getBoundingClientRect().top + window.scrollY };
    };
    /**
     * After a change, scrolls the stored element back to its position. Does nothing after a jump, because the element
     * is then no longer visible.
     */
    const restore = () => {
      const { element, top } = noted.current ?? {};
      if (element?.isConnected === true && top !== undefined && window.scrollY > 0) {
        const box = element.getBoundingClientRect();
        const before = top - window.scrollY;
        const moved = box.top - before;
        const wasInSight = before < window.innerHeight && before + box.height > 0;
        if (wasInSight && Math.abs(moved) >= 1) window.scrollBy(0, moved);
      }
      note();
    };
    return { note, restore };
  }, [list]);

  useEffect(() => {
    // Observes the whole page, because something above the list can have grown, and a window resize can change
    // everything.
    const observer = new ResizeObserver(anchor.restore);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [anchor]);

  return anchor;
}
