import { isComposing } from '../../utilities/composing.ts';
import { hasModifier } from '../../utilities/modifier-keys.ts';
import { tabStops } from '../../utilities/tab-stops.ts';

const open = (...names: string[]) =>
  names.map((name) => `[data-component="${name}"][data-state="open"]`).join(', ');
const modals = open('dialog', 'sheet', 'alert-dialog');
// Tab stays inside these layers: from the last tab stop of a layer, it goes back to the first.
const loops = `${modals}, ${open('popover')}`;
const close = '[data-part="close"]';
const controls = `[data-part="action"], [data-part="decline"], ${close}`;

function isHotkey(event: KeyboardEvent): boolean {
  if (event.shiftKey) return false;
  if (event.key === 'F6') return !hasModifier(event);
  // On a Mac, Option with T types another character, so the key's position is checked too.
  const isT = event.key.toLowerCase() === 't' || event.code === 'KeyT';
  return isT && event.altKey && !event.ctrlKey && !event.metaKey;
}

const topModal = () => [...document.querySelectorAll<HTMLElement>(modals)].at(-1) ?? null;

/**
 * Gives keyboard access to the toasts. A hotkey reaches them from anywhere. Tab reaches them from a dialog,
 * which would otherwise keep the focus inside. Escape closes the toast that has the focus.
 */
export function followToastKeys(element: HTMLElement): () => void {
  let origin: HTMLElement | null = null;

  const remember = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
    if (!isInside) origin = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };

  const goBack = () => {
    const target = origin?.isConnected === true ? origin : topModal();
    if (target !== null) target.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  /** Returns the element to which Tab moves from `active`; undefined if the browser decides. */
  const nextStop = (
    active: Element,
    stops: readonly HTMLElement[],
    isBack: boolean,
  ): HTMLElement | undefined => {
    if (!element.contains(active)) {
      const layer = active.closest<HTMLElement>(loops);
      if (layer === null) return undefined;
      const ofLayer = tabStops(layer);
      const isFirst = active === layer || active === ofLayer[0];
      const isLast = ofLayer.length === 0 || active === ofLayer.at(-1);
      return (isBack ? isFirst : isLast) ? stops.at(isBack ? -1 : 0) : undefined;
    }
    const layer = (origin?.isConnected === true ? origin.closest<HTMLElement>(loops) : null) ?? topModal();
    if (layer === null || active !== stops.at(isBack ? 0 : -1)) return undefined;
    return tabStops(layer).at(isBack ? -1 : 0) ?? layer;
  };

  const listen = (event: KeyboardEvent) => {
    const stops = [...element.querySelectorAll<HTMLElement>(controls)];
    const active = document.activeElement;
    if (stops.length === 0 || active === null || isComposing(event)) return;
    let target: HTMLElement | undefined;
    if (isHotkey(event)) {
      event.preventDefault();
      if (element.contains(active)) goBack();
      else target = stops[0];
    } else if (event.key === 'Escape' && element.contains(active)) {
      // Otherwise Escape would also close a dialog below the toasts.
      event.stopImmediatePropagation();
      active.closest('[data-component="toast"]')?.querySelector<HTMLElement>(close)?.click();
    } else if (event.key === 'Tab' && !hasModifier(event)) {
      target = nextStop(active, stops, event.shiftKey);
      if (target !== undefined) event.preventDefault();
    }
    target?.focus();
  };

  element.setAttribute('aria-keyshortcuts', 'F6 Alt+T');
  element.addEventListener('focusin', remember);
  // Listens in the capture phase of the window, to run before the two listeners of a dialog: one moves the focus from
  // the last tab stop to the first, and the other closes the dialog.
  window.addEventListener('keydown', listen, true);
  return () => {
    element.removeAttribute('aria-keyshortcuts');
    element.removeEventListener('focusin', remember);
    window.removeEventListener('keydown', listen, true);
  };
}
