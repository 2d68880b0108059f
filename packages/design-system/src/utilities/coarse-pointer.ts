import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/**
 * Whether the primary pointer is coarse. On a server it is true, because controls for touch work without a
 * script too.
 */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
