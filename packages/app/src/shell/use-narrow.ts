import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at most so many pixels wide. */
export function useNarrow(width: number): boolean {
  const query = `(width <= ${width}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => {
        media.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
