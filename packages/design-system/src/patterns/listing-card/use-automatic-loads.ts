import { useEffect, useEffectEvent, useRef, useState } from 'react';

// About a window ahead, so that the reader seldom waits.
const margin = '900px 0px';

/** Calls for more when the element comes near, so many times; from then on a button is to be pressed. */
export function useAutomaticLoads(enabled: boolean, times: number, onLoadMore: () => void) {
  const end = useRef<HTMLElement>(null);
  const [loads, setLoads] = useState(0);
  const goesOn = enabled && loads < times;

  const loadMore = useEffectEvent(() => {
    setLoads((known) => known + 1);
    onLoadMore();
  });

  useEffect(() => {
    const target = end.current;
    if (!goesOn || target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [goesOn]);

  return end;
}
