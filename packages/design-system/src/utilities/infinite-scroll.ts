import { useEffect, useEffectEvent, type RefObject } from 'react';

// About a window height ahead, so that the reader seldom waits.
const margin = '900px 0px';

/** Calls `onReach` when the end of a list comes near, while `enabled`. */
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
