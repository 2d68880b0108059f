import { useEffect, useMemo, useRef, type RefObject } from 'react';

/**
 * Keeps the visible content in place when heights above it change. The list has `overflow-anchor: none`: Safari does
 * not support scroll anchoring, and other browsers may choose an anchor that the same change removes.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>) {
  // Its top relative to the page, independent of scrolling.
  const noted = useRef<{ element: Element; top: number }>(null);
  const anchor = useMemo(() => {
    /** Remembers the position of the first visible item, once the reader has scrolled into the list. */
    const note = () => {
      noted.current = null;
      if (list.current === null || list.current.getBoundingClientRect().top > 0) return;
      const element = [...list.current.children].find(
        (child) => child.getAttribute('aria-hidden') !== 'true' && child.getBoundingClientRect().bottom > 0,
      );
      if (element !== undefined)
        noted.current = { element, top: element.getBoundingClientRect().top + window.scrollY };
    };
    /** Scrolls that item back to its position after a change. After a jump it is no longer visible. */
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
    // Something above the list may have grown, or everything after a window resize.
    const observer = new ResizeObserver(anchor.restore);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [anchor]);

  return anchor;
}
