import { useEffect, useEffectEvent, type RefObject } from 'react';

// Loads about one window height ahead, so that the reader seldom waits. The margin at the top is 0: a reader who is
// below the end of the list reads something else, for example the footer, so nothing is loaded.
const margin = '0px 0px 900px';

/** Calls `listener` with whether the reader is near the element. Returns a function that stops watching. */
function watch(element: Element, listener: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => listener(entries.some(({ isIntersecting }) => isIntersecting)),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

// The ends of lists that are near. A page can have several lists.
const near = new Set<Element>();

/**
 * Turns off the browser's scroll anchoring while the end of a list is near. Otherwise the browser keeps the footer in
 * view when items are added above it. Then the end stays near, and the list is loaded to its last item. The style belongs
 * to the body, because Chromium ignores it on the root element.
 */
function follow(end: Element, isNear: boolean): void {
  if (isNear) near.add(end);
  else near.delete(end);
  document.body.style.overflowAnchor = near.size > 0 ? 'none' : '';
}

/** Calls `onReach` when the reader comes near the end of a list, while `enabled` is true. */
export function useInfiniteScroll(
  end: RefObject<Element | null>,
  { enabled, onReach }: { enabled: boolean; onReach: () => void },
): void {
  const handleReach = useEffectEvent(onReach);

  useEffect(() => {
    const target = end.current;
    if (target === null) return undefined;
    const stop = watch(target, (isNear) => follow(target, isNear));
    return () => {
      stop();
      follow(target, false);
    };
  }, [end]);

  useEffect(() => {
    if (!enabled || end.current === null) return undefined;
    return watch(end.current, (isNear) => isNear && handleReach());
  }, [end, enabled]);
}
