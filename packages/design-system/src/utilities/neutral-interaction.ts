import { isExtensionElement, rememberPageElements } from './extension-element.ts';

const isToast = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[data-component="toast-region"], [data-component="toast"]') !== null;

/**
 * Toasts and browser extensions are used while a dialog, menu or list is open: they count neither as inside nor as
 * outside it.
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
 * Hides neutral interactions from Radix' document listeners, which close layers, trap the focus and lock scrolling.
 * They are stopped just before the document, so that all other listeners have received them.
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
