import { useEffect, useEffectEvent, useRef, useState } from 'react';

// Loads about one window height ahead, so that the reader seldom waits.
const margin = '900px 0px';

type AutomaticLoads = {
  enabled: boolean;
  /** The number of automatic loads of each list. */
  times: number;
  /** Identifies the list. */
  list: string | undefined;
  onLoadMore: () => void;
};

/** Loads more when the element comes near the visible part, up to `times` times. After that, a button loads more. */
export function useAutomaticLoads({ enabled, times, list, onLoadMore }: AutomaticLoads) {
  const end = useRef<HTMLElement>(null);
  const [counted, setCounted] = useState({ list, loads: 0 });
  const loads = counted.list === list ? counted.loads : 0;
  const isActive = enabled && loads < times;

  const loadMore = useEffectEvent(() => {
    setCounted({ list, loads: loads + 1 });
    onLoadMore();
  });

  useEffect(() => {
    const target = end.current;
    if (!isActive || target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isActive]);

  return end;
}
