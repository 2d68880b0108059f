import { useLayoutEffect } from 'react';

/** What somebody at work with the keyboard is in, the nearest first. */
const places = 'article, section, ul, table, main';

/**
 * A deed may take its own button away, as logging out a device does with its row. The focus then goes to what the button
 * stood in, instead of to the very top of the page.
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
