import { useEffect, useMemo, useRef, type RefObject } from 'react';

/**
 * Keeps the page where it is read while heights change above. The list has `overflow-anchor: none`: Safari lacks it, and
 * others choose an anchor that the same change may take out of the list.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>) {
  // Its top in the page, which scrolling does not change.
  const noted = useRef<{ element: Element; top: number }>(null);
  const anchor = useMemo(() => {
    /** Remembers where the first item in sight is, if the reader has come into the list. */
    const note = () => {
      noted.current = null;
      if (list.current === null || list.current.getBoundingClientRect().top > 0) return;
      const element = [...list.current.children].find(
        (child) => child.getAttribute('aria-hidden') !== 'true' && child.getBoundingClientRect().bottom > 0,
      );
      if (element !== undefined)
        noted.current = { element, top: element.getBoundingClientRect().top + window.scrollY };
    };
    /** Brings that item back to its place in the window, after a change. After a leap it is no longer in sight. */
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
    // Something above the list may have grown, or all of it with the window.
    const observer = new ResizeObserver(anchor.restore);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [anchor]);

  return anchor;
}
