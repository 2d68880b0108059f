const focusable = [
  'a[href]',
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'audio[controls]',
  'video[controls]',
  '[tabindex]:not([tabindex="-1"])',
].join();

const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

const holdsFocusable = (region: HTMLElement): boolean =>
  [...region.querySelectorAll(focusable)].some((element) => element.checkVisibility());

function makeScrollable(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  const update = () => {
    if (scrolls(region) && !holdsFocusable(region)) region.tabIndex = 0;
    // A focused element would lose the focus without its tabindex, so it keeps the tabindex until blur.
    else if (region !== document.activeElement) region.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  const observeSizes = () => {
    sizes.disconnect();
    for (const element of [region, ...region.children]) sizes.observe(element);
  };
  // Sizes must be read after layout. So a change of the content only updates the set of observed elements.
  const content = new MutationObserver(observeSizes);
  content.observe(region, { childList: true, subtree: true });
  region.addEventListener('blur', update);
  observeSizes();
  return () => {
    sizes.disconnect();
    content.disconnect();
    region.removeEventListener('blur', update);
  };
}

/**
 * A `ref` for an element with `overflow: auto`. The element becomes a tab stop while it scrolls and contains
 * nothing focusable. Safari does not do this by itself (WCAG 2.1.1).
 */
export const useKeyboardScrolling = (): typeof makeScrollable => makeScrollable;
