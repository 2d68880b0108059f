import { useSyncExternalStore } from 'react';

/** Whether the window is at least this many rem wide. */
export function useFitsWidth(width: number): boolean {
  const query = `(width >= ${width}rem)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
