const gap = 12;
/** The width of the focus ring. */
const ring = 4;
/** A toast needs at least this height to be readable and closable. */
const least = 96;

// A focused container is ignored, because a toast is allowed to cover a part of a page or a dialog.
const containers = 'body, main, dialog, [role="dialog"], [role="alertdialog"]';

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The visible part of the window. On a phone, the keyboard covers the rest. */
function seenWindow() {
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  return { top, bottom: top + (view?.height ?? window.innerHeight) };
}

const nowhere = { insetBlockStart: '', insetBlockEnd: '', maxBlockSize: '' };

function place(region: HTMLElement): void {
  const active = document.activeElement;
  // While the focus is in the toasts, the toasts stay where they are.
  if (active === null || region.contains(active)) return;
  const { style } = region;
  Object.assign(style, nowhere);
  if (active.matches(containers)) return;

  const { x, y, width, height } = active.getBoundingClientRect();
  const focus = new DOMRect(x - ring, y - ring, width + 2 * ring, height + 2 * ring);
  const own = region.getBoundingClientRect();
  if (!overlaps(own, focus)) return;

  const seen = seenWindow();
  const above = focus.top - own.top;
  const below = seen.bottom - gap - focus.bottom;
  if (Math.max(above, below) < least) {
    // If the focused element is too tall for the toasts to avoid, a part of the element stays visible.
    style.maxBlockSize = `${(seen.bottom - seen.top) / 2 - own.top}px`;
  } else if (below >= own.height || below >= above) {
    style.insetBlockStart = 'auto';
    style.insetBlockEnd = `${window.innerHeight - seen.bottom + gap}px`;
    style.maxBlockSize = `${below}px`;
  } else style.maxBlockSize = `${above}px`;
}

/**
 * If the toasts would cover the focused element, moves them to the other end of the window or reduces their height
 * (WCAG 2.4.11).
 */
export function keepClearOfFocus(region: HTMLElement): () => void {
  const watch = new AbortController();
  const options = { signal: watch.signal, passive: true };
  let frame = 0;
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place(region));
  };
  document.addEventListener('focusin', follow, options);
  document.addEventListener('focusout', follow, options);
  document.addEventListener('scroll', follow, { ...options, capture: true });
  window.addEventListener('resize', follow, options);
  window.visualViewport?.addEventListener('resize', follow, options);
  const toasts = new MutationObserver(() => place(region));
  toasts.observe(region, { childList: true, subtree: true });
  place(region);
  return () => {
    watch.abort();
    toasts.disconnect();
    cancelAnimationFrame(frame);
    Object.assign(region.style, nowhere);
  };
}
