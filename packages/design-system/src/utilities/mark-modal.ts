import { useLayoutEffect } from 'react';

let openModals = 0;

/**
 * Sets `data-modal-open` on the page. Dialogs and sheets mount this component while they are open. A selector with
 * `:has()` would be slower: the browser would match all elements again after each change of the page.
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
