import { useEffect, useEffectEvent, useRef, useState } from 'react';

// About a window ahead, so that the reader seldom waits.
const margin = '900px 0px';

type AutomaticLoads = {
  enabled: boolean;
  /** How often, for each list. */
  times: number;
  /** Which list it is. */
  list: string | undefined;
  onLoadMore: () => void;
};

/** Calls for more when the element comes near, so many times; from then on a button is to be pressed. */
export function useAutomaticLoads({ enabled, times, list, onLoadMore }: AutomaticLoads) {
  const end = useRef<HTMLElement>(null);
  const [counted, setCounted] = useState({ list, loads: 0 });
  const loads = counted.list === list ? counted.loads : 0;
  const goesOn = enabled && loads < times;

  const loadMore = useEffectEvent(() => {
    setCounted({ list, loads: loads + 1 });
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
