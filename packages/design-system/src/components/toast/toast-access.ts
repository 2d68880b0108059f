import { keepClearOfFocus } from './clear-of-focus.ts';
import { followToastKeys } from './toast-keys.ts';

/** Toast features that are loaded with the first toast: keyboard access, and avoiding the focused element. */
export function giveAccess(region: HTMLElement): () => void {
  const ends = [followToastKeys(region), keepClearOfFocus(region)];
  return () => {
    for (const end of ends) end();
  };
}
