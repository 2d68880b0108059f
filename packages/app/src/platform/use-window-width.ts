import { useSyncExternalStore } from 'react';

const widthHook = (query: string) => {
  const subscribe = (notify: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', notify);
    return () => list.removeEventListener('change', notify);
  };
  const matches = () => matchMedia(query).matches;
  return (): boolean => useSyncExternalStore(subscribe, matches);
};

/** Whether the window is so narrow that ThreeColumnLayout has one column. */
export const useIsNarrow = widthHook('(width <= 48rem)');

/** Whether the window has the width of a phone, on which a form in a sheet fills the space above the keyboard. */
export const useIsPhone = widthHook('(width <= 36rem)');

/** Whether the window is so wide that EditorLayout shows the preview beside the fields. */
export const useIsWide = widthHook('(width >= 80rem)');
