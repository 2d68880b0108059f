import { useSyncExternalStore } from 'react';

/** Whether the window has at least this width in rem. */
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
