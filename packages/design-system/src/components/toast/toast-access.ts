import { keepClearOfFocus } from './clear-of-focus.ts';
import { followToastSwipes } from './toast-swipes.ts';
import { followToastKeys } from './toast-keys.ts';

/**
 * Gives the toasts keyboard access, closes them by swipes, and keeps them away from the focused element. This code is
 * loaded with the first toast.
 */
export function giveAccess(region: HTMLElement): () => void {
  const ends = [followToastKeys(region), followToastSwipes(region), keepClearOfFocus(region)];
  return () => {
    for (const end of ends) end();
  };
}
