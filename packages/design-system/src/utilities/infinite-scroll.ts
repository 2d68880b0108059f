import { useEffect, useEffectEvent, type RefObject } from 'react';

// Loads about one window height ahead, so that the reader seldom waits.
const margin = '900px 0px';

/** Calls `onReach` when the reader comes near the end of a list, while `enabled` is true. */
export function useInfiniteScroll(
  end: RefObject<Element | null>,
  { enabled, onReach }: { enabled: boolean; onReach: () => void },
): void {
  const handleReach = useEffectEvent(onReach);

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
