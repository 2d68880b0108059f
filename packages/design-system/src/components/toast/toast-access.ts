import { keepClearOfFocus } from './clear-of-focus.ts';
import { followToastKeys } from './toast-keys.ts';

/**
 * Gives the toasts keyboard access and keeps them away from the focused element. This code is loaded with the
 * first toast.
 */
export function giveAccess(region: HTMLElement): () => void {
  const ends = [followToastKeys(region), keepClearOfFocus(region)];
  return () => {
    for (const end of ends) end();
  };
}
