import { useEffect, useEffectEvent, type RefObject } from 'react';

// Loads about one window height ahead, so that the reader seldom waits. A reader who is below the end of the list reads
// something else, for example the footer.
const margin = '0px 0px 900px';

let holders = 0;

/**
 * Turns off the browser's scroll anchoring while the end of a list is near. Otherwise the browser keeps the footer in
 * view when items are added above it. Then the end stays near, and the list is loaded to its last item. The style belongs
 * to the body, because Chromium ignores it on the root element.
 */
function useWithoutAnchoring(end: RefObject<Element | null>): void {
  useEffect(() => {
    const target = end.current;
    if (target === null) return undefined;
    const { style } = document.body;
    let isHolding = false;
    const hold = (isNear: boolean) => {
      if (isNear === isHolding) return;
      isHolding = isNear;
      holders += isNear ? 1 : -1;
      style.overflowAnchor = holders > 0 ? 'none' : '';
    };
    const observer = new IntersectionObserver(
      (entries) => hold(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      hold(false);
    };
  }, [end]);
}

/** Calls `onReach` when the reader comes near the end of a list, while `enabled` is true. */
export function useInfiniteScroll(
  end: RefObject<Element | null>,
  { enabled, onReach }: { enabled: boolean; onReach: () => void },
): void {
  const handleReach = useEffectEvent(onReach);
  useWithoutAnchoring(end);

  useEffect(() => {
    const target = end.current;
    if (!enabled || target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleReach();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [end, enabled]);
}
