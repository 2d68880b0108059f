import { useLayoutEffect } from 'react';

let openModals = 0;

/**
 * Sets `data-modal-open` on the page while it is mounted. It is mounted while a dialog or sheet is open. A
 * selector with `:has()` would instead make the browser match all elements again after each change of the page.
 */
export function MarkModal(): null {
  useLayoutEffect(() => {
    const root = document.documentElement;
    openModals += 1;
    root.dataset['modalOpen'] = '';
    return () => {
      openModals -= 1;
      if (openModals === 0) delete root.dataset['modalOpen'];
    };
  }, []);
  return null;
}
