import { useLayoutEffect } from 'react';

/** The containers that can take the focus. The nearest container takes it. */
const places = 'article, section, ul, table, main';

/**
 * An action can remove its own button, for example the row of a device that was logged out. In that case, the focus
 * moves to the nearest container instead of the top of the page.
 */
export function useFocusRestoration(): void {
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = [];
      for (
        let each = target;
        each instanceof Element && main?.contains(each) === true;
        each = each.parentElement
      )
        around.push(each);
    };
    const observer = new MutationObserver(() => {
      if (around[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const place = around.find((each) => each.isConnected && each.matches(places));
      around = [];
      if (!(place instanceof HTMLElement)) return;
      if (place !== main) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    if (main !== null) observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
