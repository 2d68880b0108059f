import { isExtensionElement, rememberPageElements } from './extension-element.ts';

const isToast = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-component="toast-region"], [data-component="toast"]') !== null;

/** Toasts and browser extensions are used beside an open dialog, menu or list: they are neither inside nor outside of it. */
const isNeutral = (target: EventTarget | null) => isToast(target) || isExtensionElement(target);

// As long as a layer is open, Radix guards the ends of the page.
const isLayerOpen = () => document.querySelector('[data-radix-focus-guard]') !== null;

const stopAtTarget = (event: Event) => {
  if (isLayerOpen() && isNeutral(event.target)) event.stopPropagation();
};

const stopAtRelatedTarget = (event: FocusEvent) => {
  if (isLayerOpen() && isNeutral(event.relatedTarget)) event.stopPropagation();
};

/**
 * Keeps neutral interactions from the listeners with which Radix, on the document, closes layers, holds the focus in a
 * dialog and locks the scroll. They are stopped one step before, so that everybody else has heard them.
 */
export function watchNeutralInteractions(): () => void {
  rememberPageElements();
  const watch = new AbortController();
  const options = { signal: watch.signal, passive: true };
  const page = document.documentElement;
  for (const type of ['pointerdown', 'focusin', 'wheel', 'touchmove'])
    page.addEventListener(type, stopAtTarget, options);
  page.addEventListener('focusout', stopAtRelatedTarget, options);
  return () => watch.abort();
}
