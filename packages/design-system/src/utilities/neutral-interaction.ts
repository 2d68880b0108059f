import { isExtensionElement, rememberPageElements } from './extension-element.ts';

const isToast = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-component="toast-region"], [data-component="toast"]') !== null;

/**
 * People use toasts and browser extensions while a dialog, menu or list is open. An interaction with them is
 * neutral: it counts neither as inside nor as outside the layer.
 */
const isNeutral = (target: EventTarget | null) => isToast(target) || isExtensionElement(target);

// Radix inserts focus guards while a layer is open.
const isLayerOpen = () => document.querySelector('[data-radix-focus-guard]') !== null;

const stopAtTarget = (event: Event) => {
  if (isLayerOpen() && isNeutral(event.target)) event.stopPropagation();
};

const stopAtRelatedTarget = (event: FocusEvent) => {
  if (isLayerOpen() && isNeutral(event.relatedTarget)) event.stopPropagation();
};

/**
 * Hides neutral interactions from Radix' listeners on the document, which close layers, trap the focus and lock
 * scrolling. The events are stopped just below the document, so that all other listeners have already received
 * them.
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
