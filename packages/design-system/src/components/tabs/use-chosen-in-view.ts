import { useEffect, useRef, type RefObject } from 'react';

/** The width of the part of the next tab that stays visible, to show that there are more tabs. */
const peek = 40;

/** Scrolls the chosen element of a horizontal strip into view, without scrolling the page. */
export function useChosenInView(strip: RefObject<HTMLElement | null>) {
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const chosen =
      strip.current?.querySelector('[aria-selected="true"], [aria-current]:not([aria-current="false"])') ??
      null;
    if (chosen === shown.current) return;
    shown.current = chosen;
    if (strip.current === null || chosen === null) return;
    const outer = strip.current.getBoundingClientRect();
    const inner = chosen.getBoundingClientRect();
    const before = inner.left - peek - outer.left;
    const after = inner.right + peek - outer.right;
    if (before < 0) strip.current.scrollBy({ left: before, behavior: 'instant' });
    else if (after > 0) strip.current.scrollBy({ left: after, behavior: 'instant' });
  });
}
