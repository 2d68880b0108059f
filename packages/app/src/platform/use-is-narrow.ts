import { useSyncExternalStore } from 'react';

// The width at which ThreeColumnLayout has one column.
const query = '(width <= 48rem)';

const subscribe = (notify: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

const isNarrow = () => matchMedia(query).matches;

/** Whether the window has the width of a phone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
