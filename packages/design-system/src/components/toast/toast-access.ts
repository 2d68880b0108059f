import { keepClearOfFocus } from './clear-of-focus.ts';
import { followToastKeys } from './toast-keys.ts';

/** What toasts need while there are some: the keys that lead to them, and a place beside what has the focus. */
export function giveAccess(region: HTMLElement): () => void {
  const ends = [followToastKeys(region), keepClearOfFocus(region)];
  return () => {
    for (const end of ends) end();
  };
}
